import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import { accountantInvitation as texts } from '../../texts/accountant-invitation.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'

type Firm = { organization: Organization; clientsPath: string; clientPath: (uuid: string) => string }

/** A member answers for their firm; someone without a firm registers one first. */
export type Reader = { firm: Firm; onRegister?: never } | { firm?: never; onRegister: () => void }

export function WayOn({ firm, onRegister }: Reader) {
  return firm ? (
    <RouteLinkButton to={firm.clientsPath}>{texts.toClients}</RouteLinkButton>
  ) : (
    <Button onPress={onRegister}>{texts.register}</Button>
  )
}
