import { expect, test } from 'vitest'
import { redirectUrl } from './redirect-url.ts'

test('the address names the person, and keeps what it had', () => {
  expect(redirectUrl('https://books.example/open/a-1', 7)).toBe('https://books.example/open/a-1?identity_id=7')
  expect(redirectUrl('https://books.example/open?account=a%261#top', 7)).toBe(
    'https://books.example/open?account=a%261&identity_id=7#top',
  )
})

test.each([null, '', 'open/a-1', 'javascript:alert(1)', 'data:text/html,x'])('%o opens nothing', (address) => {
  expect(redirectUrl(address, 7)).toBeUndefined()
})
