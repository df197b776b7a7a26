import type { Page } from '@playwright/test'

export const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const pick = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check()

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })
export const finish = (page: Page) => page.getByRole('button', { name: 'Finish' })
