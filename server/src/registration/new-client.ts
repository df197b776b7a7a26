import type { ClientRegistration } from '@partner-hub/contracts/clients/client-registration.ts'

interface Made {
  organization_uuid: string
  account_id: string
  uuid: string
  contact: string
}

/** A new client, with the spec's defaults for everything the wizard does not ask. */
export const newClient = (
  registration: ClientRegistration,
  made: Made & { group: { id: number; service_type: string }; created_by: number },
) => {
  const { client_contacts, user_service_group, ...told } = registration
  return {
    ...told,
    organization_uuid: made.organization_uuid,
    uuid: made.uuid,
    account_id: made.account_id,
    country_code: client_contacts.country_code,
    user_service_group,
    service: made.group.service_type,
    show_onboarding_wizard: true,
    private_data: false,
    notes: 'Client created through UI',
    access_level: 'FULL_ACCESS',
    created_by: made.created_by,
  }
}

/** The phone stays as typed (DEC-80); the email is optional (DEC-21). */
export const newOwner = ({ client_contacts: owner }: ClientRegistration, made: Made) => ({
  organization_uuid: made.organization_uuid,
  uuid: made.contact,
  business_client: made.uuid,
  customer: made.account_id,
  first_name: owner.first_name,
  last_name: owner.last_name,
  contact_phone: owner.contact_phone,
  contact_email: owner.contact_email || null,
  is_business_owner: true,
})
