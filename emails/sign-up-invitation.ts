/** The invitation at which a sign-up began. Its names are missing once it has gone to another address. */
export type SignUpInvitation = { productName: string; names: { firm: string; client: string } | undefined }

/** Who invited the reader to what; each name stands where no other can run into it. */
export const invitedTo = ({ productName, names }: SignUpInvitation): string =>
  names
    ? `${names.firm} invited you to the books of ${names.client} in ${productName}.`
    : `You were invited to ${productName}.`
