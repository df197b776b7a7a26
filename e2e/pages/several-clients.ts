import type { Page } from '@playwright/test'

export const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected clients' })
export const news = (page: Page) => page.getByRole('region', { name: 'Several clients at once' })
