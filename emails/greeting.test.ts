import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each(['Maya', 'Zoë', 'J. P.', "D'Arcy", 'Мария', '小明', 'Anne-Marie'])('greets %s', (name) => {
  expect(greeting(name)).toBe(`Hi ${name},`)
})

test.each([undefined, '', '  ', 'win.example', 'https://win', 'a@b', 'x/y', 'n'.repeat(61)])(
  'does not repeat %s',
  (name) => {
    expect(greeting(name)).toBe('Hi there,')
  },
)

test('a name is one line', () => {
  expect(greeting('Maya\r\nBcc: x')).toBe('Hi there,')
  expect(greeting('Maya\r\n\u202eLee\0')).toBe('Hi Maya Lee,')
})
