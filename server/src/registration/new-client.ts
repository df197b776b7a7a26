import type { ClientRegistration } from '@partner-hub/contracts/clients/client-registration.ts'

interface NewIds {
  organization_uuid: string
  account_id: string
  uuid: string
  contact: string
}

/** A new client, with the spec's defaults for everything the wizard does not ask. */
export const newClient = (
  registration: ClientRegistration,
  ids: NewIds & { group: { id: number; service_type: string }; created_by: number },
) => {
  const { client_contacts, user_service_group, ...fields } = registration
  return {
    ...fields,
    organization_uuid: ids.organization_uuid,
    uuid: ids.uuid,
    account_id: ids.account_id,
    country_code: client_contacts.country_code,
    user_service_group,
    service: ids.group.service_type,
    show_onboarding_wizard: true,
    private_data: false,
    notes: 'Client created through UI',
    access_level: 'FULL_ACCESS',
    created_by: ids.created_by,
  }
}

/** The phone stays as typed (DEC-80); the email is optional (DEC-21). */
export const newOwner = ({ client_contacts: owner }: ClientRegistration, ids: NewIds) => ({
  organization_uuid: ids.organization_uuid,
  uuid: ids.contact,
  business_client: ids.uuid,
  customer: ids.account_id,
  first_name: owner.first_name,
  last_name: owner.last_name,
  contact_phone: owner.contact_phone,
  contact_email: owner.contact_email || null,
  is_business_owner: true,
})
