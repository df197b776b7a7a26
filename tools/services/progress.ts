import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDirectory } from './cache.ts'

const MINUTE = 60

export interface Progress {
  /** Where the time that each step took is kept for the next one. */
  times: string
  print(line: string): void
}

interface Step {
  part: string
  doing: string
  /** What to expect where it has never been done. */
  expected?: string
}

export const progressOf = (env: NodeJS.ProcessEnv): Progress => ({
  times: join(cacheDirectory(env), 'times'),
  print: console.log,
})

export const tell = ({ print }: Progress, part: string, words: string): void => print(`${part.padEnd(10)} ${words}`)

/** Tells what is being done and how long it took last time, and every minute that it is still being done. */
export async function timed<T>(progress: Progress, { part, doing, expected }: Step, act: () => Promise<T>): Promise<T> {
  const file = join(progress.times, `${part} ${doing}`.replaceAll(' ', '-'))
  const lastTime = existsSync(file) ? `took ${duration(Number(readFileSync(file, 'utf8')))} last time` : expected
  tell(progress, part, lastTime ? `${doing} (${lastTime})` : doing)
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const reminder = setInterval(
    () => tell(progress, part, `still ${doing}, ${duration(seconds())} so far`),
    MINUTE * 1000,
  )
  try {
    const result = await act()
    mkdirSync(progress.times, { recursive: true })
    writeFileSync(file, `${seconds().toFixed(1)}\n`)
    return result
  } finally {
    clearInterval(reminder)
  }
}

function duration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  const rest = `${whole % MINUTE} s`
  return whole < MINUTE ? rest : `${Math.floor(whole / MINUTE)} min ${rest}`
}
