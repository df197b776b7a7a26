const longestName = 60

/** Mail clients turn 'name.example' and 'a/b' into links. The name is user input, so such a name is left out. */
const mayBecomeLink = (name: string) => /[/:@\\]|\.\S/.test(name)

export const greeting = (firstName?: string): string => {
  const name = (firstName ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return name === '' || name.length > longestName || mayBecomeLink(name) ? 'Hi there,' : `Hi ${name},`
}
