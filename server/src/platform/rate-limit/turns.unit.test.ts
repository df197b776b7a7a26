import { expect, test } from 'vitest'
import { newTurns } from './turns.ts'

test('F25 a limited number per key runs at a time, the next one starts as one ends, and other keys do not wait', async () => {
  const turns = newTurns(2)
  const begun: string[] = []
  const take = async (key: string, name: string) => {
    const end = await turns.take(key)
    begun.push(name)
    return end
  }
  const [first, , third] = [take('one', 'first'), take('one', 'second'), take('one', 'third'), take('one', 'fourth')]
  await take('other', 'another')
  expect(begun).toEqual(['first', 'second', 'another'])

  const end = await first
  end()
  end()
  await third
  expect(begun).toEqual(['first', 'second', 'another', 'third'])
})
