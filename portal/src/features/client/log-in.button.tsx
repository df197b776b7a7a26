import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { openAccount, refusalOf } from '../../api/open-account.ts'
import { client as texts } from '../../texts/client.ts'
import { errors } from '../../texts/errors.ts'
import { withNames } from '../../texts/names.ts'
import { Button } from '../../ui/button.tsx'
import { NewTabMark } from '../../ui/link.tsx'
import { type HeldTab, holdTab } from '../../ui/open-tab.ts'
import { toast } from '../../ui/toast.tsx'
import { clientKey } from './client.queries.ts'

const wide = 'max-md:h-11 max-md:flex-1'

/** Opens the client's account in a new tab; whether it may be opened is asked at that moment, and a refusal explains. */
export function LogInButton({ client }: { client: BusinessClient }) {
  const queryClient = useQueryClient()
  const opening = useMutation({
    mutationFn: (tab: HeldTab) => tab.follow(openAccount(client.uuid)),
    onError: (error) => {
      const { title, text } = refusalOf(error)
      toast.error(title, text)
      // What this page shows may be older than what was refused.
      void queryClient.invalidateQueries({ queryKey: clientKey(client.uuid) })
    },
  })
  if (client.status === 'NO_ACCESS')
    return (
      <Button isDisabled disabledReason={texts.noAccess} className={wide}>
        {texts.logIn}
      </Button>
    )
  const open = () => {
    const tab = holdTab()
    if (tab) opening.mutate(tab)
    else toast.error(errors.clientRedirect.title, withNames(errors.clientRedirect.text))
  }
  return (
    <Button tone="primary" onPress={open} isPending={opening.isPending} className={wide}>
      {texts.logIn}
      <NewTabMark />
    </Button>
  )
}
