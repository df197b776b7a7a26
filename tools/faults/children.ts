import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Whatever ends this process ends those it began. */
export const adopt = (child: ChildProcess): void => {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
