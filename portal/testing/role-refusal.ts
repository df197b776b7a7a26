import { type FirmAct, whyNotInFirm } from '@partner-hub/contracts/firms/firm-policy.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { painted } from './painted.ts'

/** What the server answers, with status 403, to somebody whose role does not let them do this. */
export const roleRefusal = (act: FirmAct) => ({ code: 'not_allowed', detail: whyNotInFirm(act) })

/** The server's sentence stands in one message, in this part of the page, and nowhere else. */
export const saidOnceIn = async (part: ReturnType<typeof page.getByRole>, act: FirmAct) => {
  await expect.element(part.getByText(whyNotInFirm(act))).toBeVisible()
  await painted()
  expect(page.getByRole('alert', { includeHidden: true }).elements()).toHaveLength(1)
}

export const notices = page.getByRole('region', { name: 'Notifications' })
