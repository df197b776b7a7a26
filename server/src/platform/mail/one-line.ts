const REPLY_MAX = 200

/** A mail server's reply made safe to show: one line, printable characters only. */
export const oneLine = (reply: string): string =>
  Array.from(reply.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .slice(0, REPLY_MAX)
    .join('')
