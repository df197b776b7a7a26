import { spawn } from 'node:child_process'

interface Options {
  env?: Record<string, string>
  cwd?: string
  uid?: number | undefined
  gid?: number | undefined
  /** In milliseconds; it is ended then. */
  timeout?: number
  /** Runs the command in a shell. */
  shell?: boolean
  /** Shows the output while it runs instead of returning it. */
  isShown?: boolean
}

/** Runs a command and returns its standard output; an error contains all of its output. */
export const run = (command: string, args: readonly string[] = [], options: Options = {}): Promise<string> => {
  const { env, isShown = false, ...others } = options
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...others,
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    })
    let [output, everything] = ['', '']
    child.stdout?.on('data', (chunk) => {
      output += chunk
      everything += chunk
    })
    child.stderr?.on('data', (chunk) => (everything += chunk))
    child.on('error', reject)
    child.on('close', (code, signal) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${signal ?? code}\n${everything}`)),
    )
  })
}
