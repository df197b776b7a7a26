import type { Page } from '@playwright/test'

interface Visit {
  firm: string
  reason?: string
  ticket?: string
}

/** Fills the form that starts a visit. */
export const findFirm = async (
  page: Page,
  { firm, reason = 'Maya asked why a client is missing', ticket = 'T-4711' }: Visit,
) => {
  await page.getByLabel('Firm').fill(firm)
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Ticket number').fill(ticket)
  await page.getByRole('button', { name: 'Find the firm' }).click()
}

export const startVisit = (page: Page) => page.getByRole('button', { name: 'Start support session' }).click()
