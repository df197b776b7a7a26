/** DEC-64: a Message-ID is built from the invitation, the link's generation and, for a reminder, its number. */
export const messageId = (host: string, uuid: string, generation: string, reminder?: string): string =>
  `<${[uuid, generation, ...(reminder ? [reminder] : [])].join('.')}@${host}>`

const pattern = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})(?:\.\d{1,9})?@([^<>@]+)>?$/

/** The invitation and generation a message belongs to; undefined for other mails. */
export const sendingOf = (host: string, id: string): { uuid: string; generation: number } | undefined => {
  const [, uuid, generation, at] = pattern.exec(id.trim().toLowerCase()) ?? []
  return uuid && at === host.toLowerCase() ? { uuid, generation: Number(generation) } : undefined
}
