import { expect, test } from 'vitest'
import { wishOf, withWish } from './plan-wish.ts'

test('DEC-109 the URL holds the wish: plan, interval, seats and coupon', () => {
  const search = new URLSearchParams('plan=Plus&interval=Yearly&seats=3&coupon=spring-26')
  expect(wishOf(search)).toEqual({
    display_name: 'Plus',
    billing_interval: 'Yearly',
    staff_limits: 3,
    coupon_code: 'SPRING-26',
  })
  expect(wishOf(new URLSearchParams())).toEqual({})
})

test('parts of the URL that make no sense are left out', () => {
  expect(wishOf(new URLSearchParams('plan=Gold&interval=Daily&seats=0&coupon=%3Cb%3E'))).toEqual({})
  expect(wishOf(new URLSearchParams('seats=1.5'))).toEqual({})
  expect(wishOf(new URLSearchParams('seats='))).toEqual({})
})

test('a change keeps the rest of the query, and undefined removes a part', () => {
  const search = new URLSearchParams('plan=Plus&coupon=A')
  expect(String(withWish(search, { staff_limits: 2, coupon_code: undefined }))).toBe('plan=Plus&seats=2')
})
