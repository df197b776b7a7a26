import { join } from 'node:path'
import { end, launch } from '../processes/background.ts'
import { isUp } from '../processes/pids.ts'
import { type Home, projectRoot } from './home.ts'
import { claimPort, isListening, portOf } from './ports.ts'
import { findPrograms } from './programs/find-programs.ts'
import { namespace, registerNamespace } from './temporal-namespace.ts'
import { updateTemporalSchemas } from './temporal-schema.ts'

const ports = {
  FRONTEND_PORT: 'temporal',
  FRONTEND_MEMBERSHIP_PORT: 'temporal_membership',
  HISTORY_PORT: 'temporal_history',
  HISTORY_MEMBERSHIP_PORT: 'temporal_history_membership',
  MATCHING_PORT: 'temporal_matching',
  MATCHING_MEMBERSHIP_PORT: 'temporal_matching_membership',
  WORKER_PORT: 'temporal_worker',
  WORKER_MEMBERSHIP_PORT: 'temporal_worker_membership',
} as const

/** The real server on PostgreSQL; ready when our namespace takes work. */
export async function runTemporal(home: Home): Promise<void> {
  if (isUp(home, 'temporal')) return
  const programs = await findPrograms('temporal')
  await updateTemporalSchemas(home, programs['temporal-sql-tool'])
  const env: Record<string, string> = {
    POSTGRES_ADDRESS: `127.0.0.1:${portOf(home, 'postgres')}`,
    TEMPORAL_PASSWORD: home.memory.secrets.temporal,
  }
  for (const [variable, port] of Object.entries(ports)) env[variable] = `${await claimPort(home, port)}`
  const config = join(projectRoot, 'deploy', 'temporal', 'server.yaml.tmpl')
  const args = ['--config-file', config, '--allow-no-auth', 'start']
  await launch(home, 'temporal', {
    command: programs['temporal-server'],
    args,
    env,
    answers: () => isListening(portOf(home, 'temporal')),
    settle: () => registerNamespace(temporalAddress(home), namespace),
  })
}

export type TemporalStop = 'term' | 'kill'

export const endTemporal = (home: Home, how: TemporalStop = 'term'): Promise<void> =>
  end(home, 'temporal', how === 'kill' ? 'SIGKILL' : 'SIGTERM')

export const temporalAddress = (home: Home): string => `127.0.0.1:${portOf(home, 'temporal')}`
