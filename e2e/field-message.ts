import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

/** The words under a field, which its control names as its description. */
export const expectMessage = async (control: Locator, message: string) => {
  await expect(control).toHaveAccessibleDescription(new RegExp(message.replace(/[.?()]/g, '\\$&')))
}
