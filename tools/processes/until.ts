import { setTimeout as pause } from 'node:timers/promises'

/** Polls until the answer is yes; after the time limit, throws an error that names what it waited for. */
export async function until(what: string, seconds: number, answer: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await answer())) {
    if (performance.now() > end) throw new Error(`${what}: not so after ${seconds} s`)
    await pause(50)
  }
}
