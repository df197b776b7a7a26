/** The invitation that a sign-up started from. Without names once the invitation has been sent to another address. */
export type SignUpInvitation = { productName: string; names: { firm: string; client: string } | undefined }

/** Says who invited the reader to what. Fixed words stand between the names, so that none can pose as part of another. */
export const invitedTo = ({ productName, names }: SignUpInvitation): string =>
  names
    ? `${names.firm} invited you to the books of ${names.client} in ${productName}.`
    : `You were invited to ${productName}.`
