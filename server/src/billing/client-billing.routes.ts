import * as ownerMail from '@partner-hub/contracts/billing/owner-mail.ts'
import * as subscription from '@partner-hub/contracts/billing/subscriptions.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { emailOwner } from './email-owner.ts'
import { getSubscription } from './get-subscription.ts'

export const clientBillingRoutes = (parts: Parts): Route[] => [
  forMember(subscription.getSubscription, 'see_clients', getSubscription(parts), (get, { member, params }) =>
    get(member, params.uuid),
  ),
  forMember(ownerMail.emailOwner, 'invite_owners', emailOwner(parts), (email, { member, params, once }) =>
    email(member, params.uuid, once),
  ),
]
