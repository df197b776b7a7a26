import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { type Home, projectRoot } from './home.ts'
import { portOf } from './ports.ts'
import { postgresPrograms } from './postgres-programs.ts'

const script = join(projectRoot, 'deploy', 'roles.sql')

/** Roles and databases as deploy/roles.sql says; again only when that file has changed. */
export async function makeDatabases(home: Home): Promise<void> {
  const roles = createHash('sha256').update(readFileSync(script)).digest('hex')
  if (home.memory.roles === roles) return
  const { postgres, hub_owner, hub_app, temporal } = home.memory.secrets
  await run(join(await postgresPrograms(), 'psql'), ['--no-psqlrc', '--quiet', '--file', script], {
    env: {
      PGHOST: '127.0.0.1',
      PGPORT: `${portOf(home, 'postgres')}`,
      PGUSER: 'postgres',
      PGDATABASE: 'postgres',
      PGPASSWORD: postgres,
      HUB_OWNER_PASSWORD: hub_owner,
      HUB_APP_PASSWORD: hub_app,
      TEMPORAL_PASSWORD: temporal,
    },
  })
  home.memory.roles = roles
  home.remember()
}
