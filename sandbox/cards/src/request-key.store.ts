import type { SandboxDatabase } from '../../shared/open-database.ts'
import type { Answer } from './answers.ts'

interface Row extends Answer {
  request: string
}

export type RequestKeyStore = ReturnType<typeof requestKeyStore>

/** The first answer to each apiRequestKey. */
export const requestKeyStore = (database: SandboxDatabase) => ({
  find: (key: string): Row | undefined => database.one<Row>('select * from request_key where key = ?', key),

  add: (key: string, request: string, { status, body }: Answer): void => {
    database.run('insert into request_key values (?, ?, ?, ?)', key, request, status, body)
  },
})
