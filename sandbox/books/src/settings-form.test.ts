import { expect, test } from 'vitest'
import { settingsOfForm } from './settings-form.ts'

const form = {
  business_name: 'Bluebird Bakery',
  business_phone: '',
  fiscal_year_end_month: '12',
  fiscal_year_end_day: '31',
  date_format: 'yyyy-mm-dd',
  base_currency: 'CAD',
  standard_rate: '',
  address_1: '12 Main Street',
  address_2: '',
  city: 'Halifax',
  state_province: '',
  post_code: '',
  country: '',
}

test('E1 a name or address line that would break a mail header is refused', () => {
  expect(settingsOfForm(form)).toHaveProperty('settings.business_name', 'Bluebird Bakery')
  for (const field of ['business_name', 'business_phone', 'address_1', 'city'])
    for (const sign of ['\r\n', '\r', '\n', '\u0000', '\u0085', '\u2028', '\u2029', '\ud800'])
      expect(settingsOfForm({ ...form, [field]: `a${sign}Bcc: x@foreign.example` })).toEqual({
        fields: { [field]: 'Please use one line of plain text' },
      })
})

test('a business name with an invisible character is refused', () => {
  for (const sign of ['\u202e', '\u2066', '\u200b', '\u2060', '\ufeff'])
    expect(settingsOfForm({ ...form, business_name: `Blue${sign}bird` })).toEqual({
      fields: { business_name: 'Remove hidden characters' },
    })
})
