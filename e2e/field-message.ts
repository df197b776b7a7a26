import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

/** Checks the message under a field, which is the control's accessible description. */
export const expectMessage = async (control: Locator, message: string) => {
  await expect(control).toHaveAccessibleDescription(new RegExp(message.replace(/[.?()]/g, '\\$&')))
}
