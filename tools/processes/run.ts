import { spawn } from 'node:child_process'

interface Options {
  env?: Record<string, string>
  cwd?: string
  uid?: number | undefined
  gid?: number | undefined
  /** In milliseconds; it is ended then. */
  timeout?: number
  /** The command is a line for the shell. */
  shell?: boolean
  /** Its output is shown while it runs instead of being kept. */
  isShown?: boolean
}

/** Runs a command to its end and gives back its standard output; a failure carries everything the command said. */
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
