import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clientKey } from '../../api/client-lists.ts'
import { isRoleRefusal } from '../../api/failure.ts'
import { openAccount, refusalOf } from '../../api/open-account.ts'
import { clientErrors } from '../../texts/client-errors.ts'
import { withNames } from '../../texts/names.ts'
import { type HeldTab, holdTab } from '../../ui/actions/open-tab.ts'
import { toast } from '../../ui/overlays/toast.tsx'

/** Opens the client's account in a new tab. The server decides at that moment, and a refusal says why. */
export const useAccountOpening = (uuid: string) => {
  const queryClient = useQueryClient()
  const opening = useMutation({
    mutationFn: (tab: HeldTab) => tab.follow(openAccount(uuid)),
    onError: (error) => {
      const { title, text } = refusalOf(error)
      toast.error(title, text)
      // The page's data may be older than the refusal.
      void queryClient.invalidateQueries({ queryKey: clientKey(uuid) })
    },
  })
  const open = () => {
    const tab = holdTab()
    if (tab) opening.mutate(tab)
    else toast.error(clientErrors.clientRedirect.title, withNames(clientErrors.clientRedirect.text))
  }
  // A role refusal is only shown once, in the toast.
  const stays = opening.error && !isRoleRefusal(opening.error)
  return { open, isPending: opening.isPending, refusal: stays ? refusalOf(opening.error) : undefined }
}
