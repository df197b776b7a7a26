const leading = /^(?:[A-Z]+-\d+[\s,:]+)+/
const idLike = /\b([A-Z]+)-\d+\b/g

/**
 * The ids a title claims. At the start anything shaped like an id counts, so that a misspelled area is noticed;
 * later only ids of the ledger's areas count ('UTF-8' is no claim).
 */
export const idsIn = (title: string, areas: ReadonlySet<string>): string[] => {
  const start = leading.exec(title)?.[0].length ?? 0
  const ids = [...title.matchAll(idLike)]
    .filter(({ index, 1: area = '' }) => index < start || areas.has(area))
    .map(([id]) => id)
  return [...new Set(ids)]
}
