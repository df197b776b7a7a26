import { expect, test } from 'vitest'
import { figureText, moneyText } from './money-text.ts'

test('DEC-68 an amount is shown in the format of the reader, with its currency and its own decimals', () => {
  expect(moneyText('1204.20', 'CAD', 'en')).toBe('1,204.20\u00a0CAD')
  expect(moneyText('1204.2', 'EUR', 'de')).toBe('1.204,20\u00a0EUR')
  expect(moneyText('1900', 'JPY', 'en')).toBe('1,900\u00a0JPY')
  expect(figureText('19', 'USD', 'en')).toBe('19.00')
})

test('a credit has a real minus sign, and a text that is no amount stays as it is', () => {
  expect(figureText('-82.50', 'USD', 'en')).toBe('\u221282.50')
  expect(figureText('on request', 'USD', 'en')).toBe('on request')
})
