import type { TestProject } from 'vitest/node'
import type { ServicesEnvironment } from '../../../../tools/services/environment.ts'
import { startServices } from '../../../../tools/services/services.ts'
import { makeTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    services: ServicesEnvironment
    template: string
  }
}

/** Once per run: the real parts, and a migrated database that every test file clones. */
export const setup = async (project: TestProject): Promise<void> => {
  const { environment } = await startServices()
  project.provide('services', environment)
  project.provide('template', await makeTemplate(environment.DATABASE_OWNER_URL))
}
