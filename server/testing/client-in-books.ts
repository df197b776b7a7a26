import type { BillingOwner } from '@partner-hub/contracts/clients/business-clients.ts'
import { registerClient } from '@partner-hub/contracts/clients/client-registration.ts'
import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import type { insideBooks } from './books.ts'
import { clientRegistrationOf } from './client-registration.ts'
import type { FirmCaller } from './hub.ts'

/** A client of the firm, registered through the API, whose account Books has opened. */
export const clientInBooks = async (
  firm: FirmCaller,
  books: Pick<ReturnType<typeof insideBooks>, 'accountsOf'>,
  changes: { billing_owner?: BillingOwner } = {},
) => {
  const client_name = `Settled ${newUuid()}`
  const user_service_group = (await firm.call(getIdentity, {})).body.user_service_groups[0] ?? 0
  const { body } = await firm.call(registerClient, {
    params: { organizationUuid: firm.organization_uuid },
    body: clientRegistrationOf({ client_name, user_service_group, ...changes }),
  })
  const [account] = await books.accountsOf(client_name)
  return { uuid: body.uuid, account_id: account?.account_id ?? '' }
}
