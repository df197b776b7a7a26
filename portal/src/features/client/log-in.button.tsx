import type { BusinessClient } from '@partner-hub/contracts/business-clients.ts'
import { client as texts } from '../../texts/client.ts'
import { Button } from '../../ui/button.tsx'
import { NewTabMark } from '../../ui/link.tsx'
import { useAccountOpening } from './use-account-opening.ts'

const wide = 'max-md:h-11 max-md:flex-1'

/** The page's main button. */
export function LogInButton({ client }: { client: BusinessClient }) {
  const { open, isPending } = useAccountOpening(client.uuid)
  if (client.status === 'NO_ACCESS')
    return (
      <Button isDisabled disabledReason={texts.noAccess} className={wide}>
        {texts.logIn}
      </Button>
    )
  return (
    <Button tone="primary" onPress={open} isPending={isPending} className={wide}>
      {texts.logIn}
      <NewTabMark />
    </Button>
  )
}
