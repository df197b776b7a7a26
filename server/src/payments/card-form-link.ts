import { z } from 'zod'

interface Options {
  url: string
  merchantId: string
  publicKey: string
  privateKey: string
  timeoutMs: number
}

const NewCardForm = z.object({ card_form_link: z.url({ protocol: /^https?$/ }) })

/** Asks the card provider for a form that saves one card of a customer and may be framed by one origin alone. */
export const cardFormLink =
  ({ url, merchantId, publicKey, privateKey, timeoutMs }: Options) =>
  async (customer_id: string, parent_origin: string): Promise<string> => {
    const credentials = Buffer.from(`${publicKey}:${privateKey}`).toString('base64')
    const answer = await fetch(`${url}/merchants/${merchantId}/card_forms`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify({ card_form: { customer_id, parent_origin } }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`the card provider gave no form: ${answer.status}`)
    }
    return NewCardForm.parse(await answer.json()).card_form_link
  }
