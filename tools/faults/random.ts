export interface Random {
  /** A number from 1 to `most`. */
  upTo(most: number): number
  oneOf<Item>(items: readonly Item[]): Item
}

/** A deterministic random source (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    upTo: (most) => 1 + Math.floor(next() * most),
    oneOf: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}
