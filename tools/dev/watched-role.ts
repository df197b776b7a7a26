import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { projectRoot } from '../services/home.ts'

const QUIET_MS = 300
const sources = ['server/src', 'contracts', 'emails'] as const

/**
 * A role that starts anew when its sources change. Node's own --watch speaks to worker threads in a way that ends
 * Temporal's worker, so the watching is done from outside.
 */
export const watchedRole = (args: readonly string[], env: NodeJS.ProcessEnv): { stop(): void } => {
  let child: ChildProcess
  let isStopping = false
  let isRestarting = false

  const start = () => {
    child = spawn('node', ['tools/dev/role.ts', ...args], { cwd: projectRoot, env, stdio: 'inherit' })
    child.once('exit', (code) => {
      if (isStopping) return
      if (isRestarting) start()
      else console.error(`\n!! ${args[0]} has ended (${code}); it starts again with the next change of its sources\n`)
      isRestarting = false
    })
  }
  const restart = () => {
    if (child.exitCode !== null || child.signalCode !== null) return start()
    isRestarting = true
    child.kill('SIGTERM')
  }
  let quiet: NodeJS.Timeout | undefined
  const watchers = sources.map((folder) =>
    watch(`${projectRoot}/${folder}`, { recursive: true }, (_event, file) => {
      if (!file || /\.test\.tsx?$/.test(file)) return
      clearTimeout(quiet)
      quiet = setTimeout(restart, QUIET_MS)
    }),
  )
  start()
  return {
    stop: () => {
      isStopping = true
      for (const watcher of watchers) watcher.close()
      child.kill('SIGTERM')
    },
  }
}
