/**
 * Copies a text that is still loading. The write starts at once, because Safari allows it only during the press, not when
 * the response arrives.
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  // Firefox before 127, which allows writing for a short time after the press.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  // If the text fails to load, the error of loading it must win over the browser's unspecific write error.
  await Promise.all([blob, navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])])
}
