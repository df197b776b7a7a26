import type { Page } from 'playwright'
import { type CardFormField, fillCardForm, saveCardForm, testAddress, testCard } from '../../e2e/pages/card-form.ts'
import type { Screen } from './screens.ts'

/** The card provider's own form after an attempt with these answers. */
const refused = (wrong: Partial<Record<CardFormField, string>>, title: string) => async (page: Page) => {
  await page.goto('/billing/payment-method/legacy')
  await fillCardForm(page, { ...testAddress, ...testCard, ...wrong })
  await saveCardForm(page)
  await page.getByText(title).waitFor()
}

/** The legacy card form, which no one saves. */
export const cardScreens: readonly Screen[] = [
  {
    name: 'card-editor-legacy',
    who: 'legacy',
    isWhole: true,
    open: refused({ 'Security code': '200' }, 'Oops—Your security code is incorrect'),
  },
  {
    name: 'card-editor-legacy-generic',
    who: 'legacy',
    isWhole: true,
    open: refused({ 'Card number': '4000000000000119' }, "Oops—There's something wrong with your billing details"),
  },
]
