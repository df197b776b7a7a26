/** The display names of roles; unknown roles show nothing. */
export const roleNames: Readonly<Record<string, string>> = {
  owner: 'Owner',
  business_manager: 'Admin',
  business_partner: 'Billing',
  business_accountant: 'Member',
}
