/** An invitation is mailed once, so its message is named by it alone. */
export const accountantMessageId = (host: string, invitation: string): string => `<accountant.${invitation}@${host}>`

const named = /^<?accountant\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@([^<>@]+)>?$/

/** Which invitation a message was of; nothing for the mails that are no accountant's. */
export const invitationOf = (host: string, id: string): string | undefined => {
  const [, invitation, at] = named.exec(id.trim().toLowerCase()) ?? []
  return at === host.toLowerCase() ? invitation : undefined
}
