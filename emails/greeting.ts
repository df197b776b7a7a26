const longestName = 60

/** Mail clients turn 'name.example' and 'a/b' into links. Whoever signs up types the name, so such a name is not repeated. */
const mayBecomeLink = (name: string) => /[/:@\\]|\.\S/.test(name)

export const greeting = (firstName?: string): string => {
  const name = (firstName ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return name === '' || name.length > longestName || mayBecomeLink(name) ? 'Hi there,' : `Hi ${name},`
}
