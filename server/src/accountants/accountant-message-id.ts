/** An invitation is mailed once, so its uuid is enough for the Message-ID. */
export const accountantMessageId = (host: string, invitation: string): string => `<accountant.${invitation}@${host}>`

const pattern = /^<?accountant\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@([^<>@]+)>?$/

/** The invitation a message belongs to; undefined for other mails. */
export const invitationOf = (host: string, id: string): string | undefined => {
  const [, invitation, at] = pattern.exec(id.trim().toLowerCase()) ?? []
  return at === host.toLowerCase() ? invitation : undefined
}
