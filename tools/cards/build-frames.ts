import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { projectRoot } from '../services/home.ts'

/** The built card form that the card provider serves. */
export const cardsDocument = join(projectRoot, 'sandbox/cards/dist/card-form.html')

/** Builds the hosted fields and the card form; the card provider picks up the files when it starts. */
export const buildCardFrames = async (): Promise<void> => {
  await run('vite', ['build', 'sandbox/cards/app', '--logLevel', 'warn'], { cwd: projectRoot, isShown: true })
}
