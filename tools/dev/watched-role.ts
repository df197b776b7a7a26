import { watch } from 'node:fs'
import { startChild } from '../processes/child.ts'
import { supervise } from '../processes/supervise.ts'
import { projectRoot } from '../services/home.ts'

const QUIET_MS = 300
const sources = ['server/src', 'contracts', 'emails'] as const

/**
 * Runs a role and restarts it when its sources change. Node's own --watch sends messages to worker threads that crash
 * Temporal's worker, so this process does the watching.
 */
export const watchedRole = (role: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const supervised = supervise({
    start: () =>
      startChild({
        name: role,
        command: process.execPath,
        args: ['tools/dev/role.ts', role, ...args],
        cwd: projectRoot,
        env,
      }),
    isRestarted: false,
    onDeath: (cause) =>
      console.error(`\n!! ${role} has ended (${cause}); it starts again with the next change of its sources\n`),
  })
  let quiet: NodeJS.Timeout | undefined
  const watchers = sources.map((folder) =>
    watch(`${projectRoot}/${folder}`, { recursive: true }, (_event, file) => {
      if (!file || /\.test\.tsx?$/.test(file)) return
      clearTimeout(quiet)
      quiet = setTimeout(supervised.restart, QUIET_MS)
    }),
  )
  return {
    stop: (): Promise<void> => {
      for (const watcher of watchers) watcher.close()
      return supervised.stop()
    },
  }
}
