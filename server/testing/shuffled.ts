import { seededRandom } from '../../tools/faults/random.ts'

/** In another order, and in the same one again from the same seed. */
export const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
  const random = seededRandom(seed)
  return items
    .map((item) => ({ item, place: random.upTo(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
