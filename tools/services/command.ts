import { spawn } from 'node:child_process'

interface CommandOptions {
  env?: Record<string, string>
  cwd?: string
  uid?: number | undefined
  gid?: number | undefined
}

/** Runs a command to its end and gives back its output; a failure carries what the command said. */
export function run(command: string, args: string[], { env, ...options }: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}\n${output}`)),
    )
  })
}
