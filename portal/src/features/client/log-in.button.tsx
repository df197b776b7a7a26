import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { closingStatus } from '@partner-hub/contracts/clients/why-closed.ts'
import { client as texts } from '../../texts/client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { NewTabMark } from '../../ui/actions/link.tsx'
import type { useAccountOpening } from './use-account-opening.ts'

const wide = 'max-md:h-11 max-md:flex-1'

type Props = {
  client: BusinessClient
  opening: Pick<ReturnType<typeof useAccountOpening>, 'open' | 'isPending'>
  /** False if the firm's next step has the filled button, or the account cannot be opened. */
  isFilled: boolean
}

/** The page's main button, unless the banner has it. */
export function LogInButton({ client, opening: { open, isPending }, isFilled }: Props) {
  const closing = closingStatus(client)
  if (closing)
    return (
      <Button isDisabled disabledReason={texts.logInClosed[closing]} className={wide}>
        {texts.logIn}
      </Button>
    )
  return (
    <Button tone={isFilled ? 'primary' : 'secondary'} onPress={open} isPending={isPending} className={wide}>
      {texts.logIn}
      <NewTabMark />
    </Button>
  )
}
