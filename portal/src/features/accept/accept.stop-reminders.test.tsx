import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, heading } from '../../../testing/acceptance-world.ts'
import { axeViolations } from '../../../testing/axe-violations.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { stubCalls } from '../../../testing/stub-calls.ts'
import { stopReminders } from '../../api/contract.ts'

const LINK = '01990000-0000-7000-8000-000000000001.t0ken'
const open = (link = LINK) => renderApp(`/accept/stop-reminders?link=${link}`)

test('DEC-22 the stop link in a reminder asks first; opening it changes nothing', async () => {
  const server = stubCalls()
  await open()
  await expect.element(heading).toHaveTextContent('Stop the reminders?')
  expect(server.callsOf(stopReminders)).toEqual([])
  expect(await axeViolations()).toEqual([])
})

test('DEC-22 after confirming, the page says that reminders have ended; a failure can be retried', async () => {
  const server = stubCalls()
  server.refuse(stopReminders, 500)
  await open()
  await expect.element(heading).toHaveFocus()
  await button('Stop reminders').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Your answer wasn't saved/)
  server.answer(stopReminders, { stopped: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('No more reminders')
  await expect.element(heading).toHaveFocus()
  expect(server.callsOf(stopReminders).map(({ url }) => url.searchParams.get('link'))).toEqual([LINK, LINK])
  expect(await axeViolations()).toEqual([])
})

test.each([
  ['', 0],
  ['nothing', 1],
])('an invalid link says so: “%s”', async (link, presses) => {
  const server = stubCalls()
  server.refuse(stopReminders, 404, { code: 'not_found', detail: 'No such link' })
  await open(link)
  for (let turn = 0; turn < presses; turn++) await button('Stop reminders').click()
  await expect.element(heading).toHaveTextContent('This link no longer works')
})
