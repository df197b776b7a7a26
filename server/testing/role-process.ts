import { freePort } from '../../tools/processes/free-port.ts'
import { startRoleProcess } from '../../tools/stack/role-process.ts'
import type { Role } from '../src/main.ts'
import { testEnvironment } from './configuration.ts'

export { freePort, startRoleProcess }

/** A role in its own process, to test how a process starts and stops. */
export const startRole = async (role: Role, databaseUrl: string, settings: Record<string, string> = {}) => {
  const port = await freePort()
  const ports = { WEB_PORT: `${port}`, SIGN_IN_PORT: `${port}`, WORKER_PORT: `${port}` }
  const process = await startRoleProcess(role, testEnvironment(databaseUrl, { ...ports, ...settings }), port)
  return { url: `http://127.0.0.1:${port}`, ...process }
}
