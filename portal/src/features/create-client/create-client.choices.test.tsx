import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  business,
  choice,
  choose,
  field,
  leave,
  open,
  openAt,
  openBillingStep,
  search,
  select,
  shows,
  textsOf,
  withFirm,
} from '../../../testing/client-wizard.ts'

const options = page.getByRole('option')

test('CREATE-13 DEC-28 choosing a country sets its currency', async () => {
  withFirm()
  await open()
  await search('Country', 'Japan')
  await expect.element(choice('Currency')).toHaveValue('JPY — Japanese Yen')
  await search('Country', 'Croatia')
  await expect.element(choice('Currency')).toHaveValue('EUR — Euro')
  await search('Country', 'Canada')
  await expect.element(choice('Currency')).toHaveValue('CAD — Canadian Dollar')
})

test('CREATE-14 DEC-85 another currency clears the revenue and says so at the field, by hand or by country; the same currency keeps it', async () => {
  withFirm()
  await openAt(0, { ...business, country_code: 'US', business_currency: 'USD', business_revenue: '50k - 100k' })
  const revenue = select('Estimated yearly revenue')
  await expect.element(revenue).toHaveTextContent('50k - 100k')
  await search('Country', 'Ecuador')
  await expect.element(choice('Currency')).toHaveValue('USD — US Dollar')
  await expect.element(revenue).toHaveTextContent('50k - 100k')
  await search('Currency', 'EUR — Euro')
  await expect.element(revenue).toHaveTextContent('Select a range')
  await shows('Cleared, because the currency is now EUR. Enter it again.')
  await choose('Estimated yearly revenue', 'Over 1M')
  expect(page.getByText(/^Cleared/).query()).toBeNull()
  await search('Country', 'Norway')
  await expect.element(field('Estimated yearly revenue')).toHaveValue('')
  await field('Estimated yearly revenue').fill('2 000 000')
  await search('Currency', 'DKK — Danish Krone')
  await expect.element(field('Estimated yearly revenue')).toHaveValue('')
  await expect
    .element(field('Estimated yearly revenue'))
    .toHaveAccessibleDescription('Cleared, because the currency is now DKK. Enter it again.')
})

test('CREATE-15 DEC-29 in a main currency the revenue is chosen from its ranges', async () => {
  withFirm()
  await open()
  await search('Country', 'United Kingdom')
  await select('Estimated yearly revenue').click()
  expect(textsOf(options)).toEqual([
    'Not earning yet',
    'Up to 90k',
    '90k - 150k',
    '150k - 250k',
    '250k - 500k',
    '500k - 1M',
    'Over 1M',
  ])
})

test('DEC-85 revenue that is not an amount is refused, and the field shows the currency', async () => {
  withFirm()
  await open()
  const revenue = field('Estimated yearly revenue')
  await expect.element(revenue).toBeDisabled()
  await expect.element(revenue).toHaveAccessibleDescription('Select a currency first')
  await search('Country', 'Norway')
  await expect.element(revenue).toHaveAccessibleDescription('In NOK. A rough amount is enough.')
  await revenue.fill('-12,5x')
  leave(revenue)
  await shows('Enter an amount in digits, such as 250,000')
  await revenue.fill('12,500')
  await expect.element(page.getByText('Enter an amount in digits, such as 250,000')).not.toBeInTheDocument()
})

test('CREATE-16 in any other currency the revenue is typed', async () => {
  withFirm()
  await open()
  await search('Country', 'Norway')
  await field('Estimated yearly revenue').fill('2 000 000')
  await expect.element(field('Estimated yearly revenue')).toHaveValue('2 000 000')
  expect(select('Estimated yearly revenue').query()).toBeNull()
})

test('CONST-19 CONST-20 DEC-28 the main currencies come first, then the others under one heading, sorted', async () => {
  withFirm()
  await open()
  await choice('Currency').click()
  await expect.element(options.first()).toBeVisible()
  const [usd, cad, gbp, eur, aud, ...others] = textsOf(options)
  expect([usd, cad, gbp, eur, aud]).toEqual([
    'USD — US Dollar',
    'CAD — Canadian Dollar',
    'GBP — British Pound',
    'EUR — Euro',
    'AUD — Australian Dollar',
  ])
  const group = page.getByRole('group', { name: 'Other' }).getByRole('option')
  expect(textsOf(group)).toEqual(others)
  expect(others).toHaveLength(148)
  expect(others).toEqual([...others].sort())
  expect(others[0]).toBe('AED — United Arab Emirates Dirham')
  expect(others).toContain('CHF — Swiss Franc')
})

test('CREATE-20 the billing currency is one of the main currencies', async () => {
  withFirm()
  await openBillingStep({})
  await select('Select the Billing Currency').click()
  expect(textsOf(options)).toEqual([
    'USD — US Dollar',
    'CAD — Canadian Dollar',
    'GBP — British Pound',
    'EUR — Euro',
    'AUD — Australian Dollar',
  ])
})

test('CONST-17 CONST-18 the 31 industries are sorted by their title-case names, with Other last', async () => {
  withFirm()
  await open()
  await choice('Industry').click()
  await expect.element(options.first()).toBeVisible()
  expect(textsOf(options)).toEqual([
    'Accounting And Finance',
    'Administration',
    'Agriculture',
    'Architecture',
    'Arts And Entertainment',
    'Automotive And Transport',
    'Construction And Trades',
    'Creative Professionals',
    'Development Programming',
    'Education',
    'Engineering',
    'Environment',
    'Event Planning',
    'Fashion And Beauty',
    'Food Services',
    'Health And Wellness',
    'Hospitality Travel And Tourism',
    'Human Resources And Staffing',
    'Information Technology And Support',
    'Legal',
    'Management Consulting',
    'Marketing Communications Media',
    'Non Profit And Volunteer Management',
    'Print Management',
    'Project Management',
    'Real Estate And Property Management',
    'Retail',
    'Sales And Business Development',
    'Telecommunications',
    'Web Hosting',
    'Other',
  ])
  await userEvent.fill(choice('Industry'), 'travel')
  await expect.poll(() => textsOf(options)).toEqual(['Hospitality Travel And Tourism'])
})

test('CONST-14 CONST-15 CONST-16 the choices on the business read as specified', async () => {
  withFirm()
  await open()
  const labels = (group: string) =>
    page
      .getByRole('group', { name: group })
      .getByRole('radio')
      .elements()
      .map((radio) => [(radio as HTMLInputElement).value, radio.closest('label')?.textContent])
  expect(labels('How long has the business been running?')).toEqual([
    ['LAUNCHING_SOON', "It's launching soon"],
    ['SUPPLEMENTAL', "It's part-time or supplements their main income"],
    ['NEW_FULL_TIME_FOCUS', "It's a new business but it's their full-time focus"],
    ['OLD_FULL_TIME_FOCUS', "It's been their full-time focus for over a year"],
  ])
  expect(labels('How customized are the services they offer?')).toEqual([
    ['NOT_CUSTOMIZED', 'More or less the same'],
    ['CUSTOMIZED', 'Different or customized'],
  ])
  await select('How long does a service take').click()
  expect(options.elements().map((option) => [option.getAttribute('data-key'), option.textContent])).toEqual([
    ['REAL_TIME', 'Real-time or within a few hours'],
    ['LESS_THAN_A_WEEK', 'Less than a week'],
    ['MORE_THAN_A_WEEK', 'More than a week but less than a month'],
    ['MORE_THAN_A_MONTH', 'More than a month'],
  ])
})
