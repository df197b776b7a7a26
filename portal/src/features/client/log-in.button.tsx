import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { identityQuery } from '../../api/member.queries.ts'
import { redirectUrl } from '../../api/redirect-url.ts'
import { client as texts } from '../../texts/client.ts'
import { clientErrors } from '../../texts/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { clientQuery } from './client.queries.ts'

const wide = 'max-md:h-11 max-md:flex-1'

/** Opens the client's account in a new tab. */
export function LogInButton({ client }: { client: BusinessClient }) {
  const { data: identity } = useSuspenseQuery(identityQuery)
  const queryClient = useQueryClient()
  if (client.status === 'NO_ACCESS')
    return (
      <Button isDisabled disabledReason={texts.noAccess} className={wide}>
        {texts.logIn}
      </Button>
    )
  if (client.status === 'ARCHIVED')
    return (
      <Button
        tone="primary"
        onPress={() => toast.error(texts.archivedRefusal.title, texts.archivedRefusal.text)}
        className={wide}
      >
        {texts.logIn}
      </Button>
    )
  const url = redirectUrl(client.ml_redirect_url, identity.fb_identity_id)
  if (url)
    return (
      <LinkButton href={url} tone="primary" isNewTab className={wide}>
        {texts.logIn}
      </LinkButton>
    )
  // The account is still being opened; by the next press its address may be there.
  const sayMissing = () => {
    toast.error(clientErrors.noRedirectUrl, texts.accountOpening)
    void queryClient.invalidateQueries(clientQuery(client.uuid))
  }
  return (
    <Button tone="primary" onPress={sayMissing} className={wide}>
      {texts.logIn}
      <Icon of={ArrowUpRight} size={14} />
    </Button>
  )
}
