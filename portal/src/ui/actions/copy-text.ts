/**
 * Puts a text on the clipboard that is still being asked for. The write begins at once: in Safari a press may write, an
 * answer that comes later may not.
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  // Firefox before 127, which lets an answer write if it comes soon enough.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  // Without a text the browser says only that it has not written; why there is none is heard first.
  await Promise.all([blob, navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])])
}
