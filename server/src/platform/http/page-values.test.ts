import { expect } from 'vitest'
import { hubTest } from '../../../testing/test.ts'

const addresses = {
  ACADEMY_URL: 'https://academy.example/courses',
  BOOKING_URL: 'https://book.example/call',
  WELCOME_VIDEO_URL: 'https://video.example/welcome.mp4',
}
const test = hubTest.extend('settings', addresses)

test('DEC-80 video, academy and booking addresses of the configuration reach the document', async ({ hub, firm }) => {
  const { cookie } = firm
  const { status, body } = await hub.request('GET', '/clients', { accept: 'text/html', cookie })
  expect(status).toBe(200)
  expect(body).toContain(`data-academy-url="${addresses.ACADEMY_URL}"`)
  expect(body).toContain(`data-booking-url="${addresses.BOOKING_URL}"`)
  expect(body).toContain(`data-welcome-video-url="${addresses.WELCOME_VIDEO_URL}"`)
})
