import type { OwnCards } from './cards.ts'

/** A person fills in the card provider's own form with a Mastercard; returns what the form tells the page. */
export const fillCardForm = async ({ environment }: OwnCards, link: string | null): Promise<unknown> => {
  const { CARDS_URL, CARDS_INTERNAL_URL } = environment
  const answer = await fetch((link ?? '').replace(CARDS_URL, CARDS_INTERNAL_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: CARDS_URL },
    body: JSON.stringify({
      ...{ number: '5555555555554444', cvv: '123', expiration_month: '04', expiration_year: '2038' },
      ...{ name: 'Maya Lindqvist', country: 'Canada', province: 'Nova Scotia', city: 'Halifax' },
      ...{ street: '12 Hollis Street', code: 'B3J 1V1' },
    }),
  })
  return answer.json()
}
