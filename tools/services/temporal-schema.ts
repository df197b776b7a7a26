import { run } from '../processes/run.ts'
import type { Home } from './home.ts'
import { portOf } from './ports.ts'

/** Brings both of Temporal's databases to the schema of this very server version, from whatever they hold. */
export async function updateTemporalSchemas(home: Home, sqlTool: string): Promise<void> {
  const to = (database: string, ...command: string[]) =>
    run(sqlTool, command, {
      env: {
        SQL_PLUGIN: 'postgres12',
        SQL_HOST: '127.0.0.1',
        SQL_PORT: `${portOf(home, 'postgres')}`,
        SQL_USER: 'temporal',
        SQL_PASSWORD: home.memory.secrets.temporal,
        SQL_DATABASE: database,
      },
    })
  for (const [database, schema] of [
    ['temporal', 'postgresql/v12/temporal'],
    ['temporal_visibility', 'postgresql/v12/visibility'],
  ] as const) {
    await to(database, 'setup-schema', '--version', '0.0').catch((error: Error) => {
      if (!error.message.includes('already exists')) throw error
    })
    await to(database, 'update-schema', '--schema-name', schema)
  }
}
