/** DEC-64: a message is named by its invitation, the link's generation and, where it is one, the reminder's number. */
export const messageId = (host: string, uuid: string, generation: string, reminder?: string): string =>
  `<${[uuid, generation, ...(reminder ? [reminder] : [])].join('.')}@${host}>`

const named = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})(?:\.\d{1,9})?@([^<>@]+)>?$/

/** Which sending a message was of; nothing for the mails that are no invitation's. */
export const sendingOf = (host: string, id: string): { uuid: string; generation: number } | undefined => {
  const [, uuid, generation, at] = named.exec(id.trim().toLowerCase()) ?? []
  return uuid && at === host.toLowerCase() ? { uuid, generation: Number(generation) } : undefined
}
