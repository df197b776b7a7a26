import type { BrowserContext, Page } from '@playwright/test'

/** The vendor's names, which the built portal's SDK insists on. */
const vendorHosts = /^https:\/\/[^/]*(braintreegateway|braintree-api)\.com\//

/** Sends the browser's calls to the card provider to this address instead. */
export const routeToCards = async (context: BrowserContext, address: string): Promise<void> => {
  await context.route(vendorHosts, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const { host: _host, ...headers } = await request.allHeaders()
    const body = request.postData()
    const answer = await fetch(address + pathname + search, {
      method: request.method(),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
      ...(body !== null && { body }),
    })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
}

const names = { number: 'number', cvv: 'cvv', expiration: 'expirationDate' } as const

/** A field of the card provider, in its own frame. */
export const hostedField = (page: Page, field: keyof typeof names) =>
  page
    .frameLocator(`iframe[name="braintree-hosted-field-${names[field]}"]`)
    .locator(`input[data-braintree-name="${names[field]}"]`)

/** Types a test card. The frames tell the page afterwards, so wait for what the page shows. */
export const typeCard = async (
  page: Page,
  number: string,
  { cvv = '123', expiration = '122030' } = {},
): Promise<void> => {
  await hostedField(page, 'number').pressSequentially(number)
  await hostedField(page, 'cvv').pressSequentially(cvv)
  await hostedField(page, 'expiration').fill('')
  await hostedField(page, 'expiration').pressSequentially(expiration)
  await page.locator('.braintree-hosted-fields-valid').nth(2).waitFor()
}
