import { join } from 'node:path'
import { freePort } from '../processes/free-port.ts'
import { inTemporaryFolder, startProgram } from '../sandbox/sandbox-program.ts'
import { type CardsEnvironment, cardsEnvironment, newCardsSecrets } from './cards-environment.ts'

export interface CardsProcess {
  readonly environment: CardsEnvironment
  stop(): Promise<void>
}

/** Starts the card provider as a process and waits until it responds. Cards and ledger are stored in `file`. */
export const startCards = async (environment: CardsEnvironment, file: string): Promise<CardsProcess> => {
  const { stop } = await startProgram({
    name: 'the card provider',
    url: environment.CARDS_INTERNAL_URL,
    script: 'sandbox/cards/src/main.ts',
    env: { ...environment, CARDS_DATA: file },
  })
  return { environment, stop }
}

/** Starts the card provider on a free port with a temporary database. */
export const startTemporaryCards = async (names?: CardsEnvironment['CARDS_BROWSER_NAMES']): Promise<CardsProcess> => {
  const environment = cardsEnvironment(await freePort(), newCardsSecrets(), names)
  return inTemporaryFolder('cards-', (folder) => startCards(environment, join(folder, 'cards.db')))
}
