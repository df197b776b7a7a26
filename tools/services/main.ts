import { runningServices, startServices, stopServices } from './services.ts'

const addresses = {
  postgres: 'DATABASE_URL',
  temporal: 'TEMPORAL_ADDRESS',
  objects: 'S3_ENDPOINT',
  mail: 'MAILDEV_URL',
} as const

const commands: Record<string, () => Promise<void>> = {
  async start() {
    const { environment, parts } = await startServices()
    for (const part of Object.keys(addresses) as (keyof typeof addresses)[]) {
      const address = environment[addresses[part]].replace(/:[^:@/]+@/, ':…@')
      console.log(`${part.padEnd(10)} ${parts[part].padEnd(14)} ${address}`)
    }
  },
  async stop() {
    await stopServices()
    console.log('All services are stopped; their data stays.')
  },
  async status() {
    for (const [part, pid] of Object.entries(runningServices()))
      console.log(`${part.padEnd(10)} ${pid ? `running, process ${pid}` : 'not running'}`)
  },
}

const name = process.argv[2] ?? 'start'
const command = commands[name]
if (command) await command().catch(fail)
else fail(new Error(`There is no "${name}": say start, stop or status.`))

function fail(error: Error): void {
  console.error(error.message)
  process.exitCode = 1
}
