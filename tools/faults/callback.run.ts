import { forgedCallbacks } from './forged-callbacks.ts'
import { loggedSecrets } from './logged-secrets.ts'
import { replayedHalves } from './replayed-halves.ts'
import type { FaultRun } from './run.ts'
import { openStage } from './stage.ts'

/** Shows that an attacker at the callback, in the page or in the logs gets nothing that opens a session. */
export const callback: FaultRun = async (run) => {
  const stage = await openStage({
    services: await run.services(),
    timeline: run.timeline,
    environment: { API_DOCS: 'true' },
  })
  try {
    const [web, signIn] = await Promise.all([
      stage.start('web', 'web', { isRestarted: false }),
      stage.start('sign-in', 'sign-in', { port: stage.ports.signIn, isRestarted: false }),
    ])
    await Promise.all([web.whenReady(), signIn.whenReady()])
    const at = { web: web.url, signIn: signIn.url }
    await forgedCallbacks(run, stage, at)
    await replayedHalves(run, stage, at)
    await loggedSecrets(run, stage, at)
  } finally {
    await stage.close()
  }
}
