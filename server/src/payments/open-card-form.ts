import type { Config } from '../config.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Log } from '../platform/log/log.ts'
import type { CardPort } from './cards.ts'

interface Needs {
  config: Pick<Config, 'CARDS_TOKENIZATION_KEY'>
  cards: CardPort
  log: Log
}

/** DEC-110: a new client token for each opening of the card form, unless a tokenization key is configured. */
export const openCardForm =
  ({ config, cards, log }: Needs) =>
  async (): Promise<{ authorization: string }> => {
    const authorization =
      config.CARDS_TOKENIZATION_KEY ??
      (await cards.clientToken().catch((error: Error) => {
        log.warn({ reason: error.message }, 'no client token')
        return undefined
      }))
    return authorization === undefined ? refuse('unavailable') : { authorization }
  }
