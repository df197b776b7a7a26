import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { currentUserQuery, identityQuery, organizationQuery } from '../../api/member.queries.ts'
import { AccountantInvitationPage } from '../../features/accountant-invitation/accountant-invitation.page.tsx'
import { paths } from '../paths.ts'

export function AccountantInvitationRoute() {
  const { uuid = '' } = useParams()
  const { data: organization } = useSuspenseQuery(organizationQuery)
  const { data: identity } = useSuspenseQuery(identityQuery)
  return (
    <AccountantInvitationPage
      key={uuid}
      uuid={uuid}
      email={identity.email}
      firm={{ organization, clientsPath: paths.clients, clientPath: paths.client }}
      logoutPath={paths.logout}
    />
  )
}

type Props = { invitation: string; onRegister: () => void }

/** For someone without a firm, before the wizard. */
export function InvitedWithoutFirm({ invitation, onRegister }: Props) {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  return (
    <AccountantInvitationPage uuid={invitation} email={user.email} logoutPath={paths.logout} onRegister={onRegister} />
  )
}
