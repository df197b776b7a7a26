import { setTimeout as pause } from 'node:timers/promises'

/** Asks again and again until the answer is yes; says what it waited for when the time is over. */
export async function until(what: string, seconds: number, answer: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await answer())) {
    if (performance.now() > end) throw new Error(`${what}: not so after ${seconds} s`)
    await pause(50)
  }
}
