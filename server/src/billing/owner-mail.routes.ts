import * as ownerMail from '@partner-hub/contracts/owner-mail.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { emailOwner } from './email-owner.ts'

export const ownerMailRoutes = ({ email }: { email: ReturnType<typeof emailOwner> }): Route[] => [
  forMember(ownerMail.emailOwner, 'change_clients', ({ member, params, once }) => email(member, params.uuid, once)),
]
