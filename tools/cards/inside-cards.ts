import type { CardsEnvironment } from './cards-environment.ts'

/** Money that moved: positive to the firm's provider, negative back to the card. */
export interface LedgerEntry {
  sequence: number
  act: 'charge' | 'void' | 'refund'
  transaction_id: string
  api_request_key: string | null
  order_id: string | null
  customer_id: string | null
  amount_minor: number
  currency: string
  at: string
}

export interface CardFaults {
  calls?: ('money' | 'vault' | 'read' | 'browser')[]
  is_down?: boolean
  delay_ms?: number
  holds?: boolean
  fail_times?: number
  lose_before_times?: number
  lose_before_share?: number
  lose_after_times?: number
  lose_after_share?: number
  late_times?: number
  late_share?: number
  late_ms?: number
  seed?: number
}

type Address = Pick<CardsEnvironment, 'CARDS_INTERNAL_URL' | 'CARDS_ADMIN_TOKEN'>

/** The internals of the card provider: its ledger, and switches to make it lose calls. */
export const insideCards = ({ CARDS_INTERNAL_URL, CARDS_ADMIN_TOKEN }: Address) => {
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`${CARDS_INTERNAL_URL}${path}`, {
      method,
      headers: { authorization: `Bearer ${CARDS_ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`the card provider answered ${answer.status} to ${method} ${path}`)
    return (await answer.json()) as Result
  }
  return {
    /** Every executed charge, void and refund, oldest first, and the sums per currency in minor units. */
    ledger: (orderId?: string) =>
      call<{ results: LedgerEntry[]; totals: Record<string, number>; late_calls: number }>(
        'GET',
        `/api/ledger${orderId === undefined ? '' : `?order_id=${orderId}`}`,
      ),
    fault: (faults: CardFaults) => call<unknown>('POST', '/api/faults', faults),
    /** The faults that have not happened yet. */
    faultsLeft: () => call<Required<CardFaults>>('GET', '/api/faults'),
    /** Lets the calls go on that `holds` stopped. */
    release: () => call<unknown>('POST', '/api/faults/release', {}),
    /** A nonce as if somebody had typed this card in a browser. */
    nonceOf: async (
      card: { number?: string; cvv?: string; expiration_month?: string; expiration_year?: string } = {},
    ) => (await call<{ nonce: string }>('POST', '/api/nonces', card)).nonce,
    /** What a saved card does from now on: an outcome of sandbox/cards/src/test-cards.ts. */
    behave: (token: string, outcome: string) => call<unknown>('PUT', `/api/cards/${token}`, { outcome }),
    settle: () => call<unknown>('POST', '/api/settle'),
    moveClock: (now: Date | null) => call<unknown>('PUT', '/api/clock', { now: now?.toISOString() ?? null }),
  }
}
