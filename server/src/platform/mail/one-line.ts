const REPLY_MAX = 200

/** What another mail server said, fit to be shown: one line without anything unprintable. */
export const oneLine = (reply: string): string =>
  Array.from(reply.replace(/[\p{C}\p{Z}]+/gu, ' ').trim())
    .slice(0, REPLY_MAX)
    .join('')
