import { expect, test } from 'vitest'
import { embeddedPath, guardedPaths, keptPlace } from './guarded-paths.ts'

const uuid = '01990000-0000-7000-8000-000000000001'
const embedded = embeddedPath('books')
const placeOf = (address: string) => keptPlace(address, embedded)

test('DEC-81 a log-in returns to any route with its query, except the root, /logout and /create-organization', () => {
  const places = [...guardedPaths, embedded].map((path) => path.replace(':uuid', uuid))
  const unkept = ['/', '/create-organization', '/logout']
  expect(places.filter((place) => placeOf(`${place}?view=archived&q=a%26b+c`) === undefined)).toEqual(unkept)
  for (const place of places.filter((each) => !unkept.includes(each))) {
    expect(placeOf(place)).toBe(place)
    expect(placeOf(`${place}?view=archived&q=a%26b+c`)).toBe(`${place}?view=archived&q=a%26b+c`)
  }
})

test.each([
  ['/clients?support_session=x&code=1&state=2&page=3', '/clients?page=3'],
  ['/clients?code=1&code=2&%63ode=3', '/clients'],
  ['/clients/?page=2#row', '/clients?page=2'],
  ['/clients?q=a\r\nLocation:%20//evil.example', '/clients?q=a%0D%0ALocation%3A+%2F%2Fevil.example'],
  [`/clients?q=${'a'.repeat(2001)}`, '/clients'],
])('DEC-81 after the log-in, %j leads to %j', (address, place) => {
  expect(placeOf(address)).toBe(place)
})

test.each([
  '//evil.example',
  '//evil.example/clients',
  '/\\evil.example',
  '\\/evil.example/clients',
  '/%2Fevil.example',
  '/%5Cevil.example',
  'https://evil.example/clients',
  'javascript:alert(1)',
  '/clients/../..//evil.example',
  '/clients//evil.example',
  '/clients/%2e%2e',
  '/clients/not-a-uuid',
  `/clients/${uuid}/unknown`,
  '/\t/evil.example',
  '/clients\u0000',
  '/\r\n/evil.example',
  '/accept',
  '/oauthcallback?code=1',
  '/signup',
  '/nowhere',
  '',
])('DEC-81 %j is not a page to return to after the log-in', (address) => {
  expect(placeOf(address)).toBeUndefined()
})
