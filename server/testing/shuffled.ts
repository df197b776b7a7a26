import { seededRandom } from '../../tools/faults/random.ts'

/** A shuffled copy; the same seed gives the same order. */
export const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
  const random = seededRandom(seed)
  return items
    .map((item) => ({ item, place: random.upTo(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
