import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../processes/child.ts'
import { responds } from '../processes/responds.ts'
import { projectRoot } from '../services/home.ts'

const READY_SECONDS = 30

interface Program {
  name: string
  /** Its address for server-to-server calls. */
  url: string
  script: string
  env: NodeJS.ProcessEnv
}

/** Starts a program of the sandbox as a process and waits until it responds. */
export const startProgram = async ({ name, url, script, env }: Program): Promise<{ stop(): Promise<void> }> => {
  const answers = () => responds(`${url}/health`)
  // A leftover process would respond in place of the new one.
  if (await answers()) throw new Error(`Another ${name} runs at ${url}: stop it first`)
  const child = startChild({
    name,
    command: process.execPath,
    args: [script],
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...env },
  })
  await child.whenReady(answers, READY_SECONDS)
  return { stop: child.stop }
}

/** Starts something with a temporary folder, which is removed when it stops. */
export const inTemporaryFolder = async <Running extends { stop(): Promise<void> }>(
  prefix: string,
  start: (folder: string) => Promise<Running>,
): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const running = await start(folder)
  return {
    ...running,
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
