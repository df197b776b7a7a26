import { join } from 'node:path'
import type { ServicesEnvironment } from '../services/environment.ts'
import { defaultHome } from '../services/home.ts'
import { partsOf, startServices, stopServices } from '../services/services.ts'

const home = join(defaultHome, 'faults')

/** A second PostgreSQL, or a second Temporal on one, for runs that stop or kill it; what others use stays untouched. */
export const startOwnServices = async (part: 'postgres' | 'temporal', shared: ServicesEnvironment) => {
  const own = part === 'postgres' ? /^DATABASE_/ : /^(DATABASE|TEMPORAL)_/
  const outer = Object.fromEntries(Object.entries(shared).filter(([name]) => !own.test(name)))
  const { environment } = await startServices({ home, outer })
  return { environment, parts: partsOf(home), stop: () => stopServices({ home }) }
}
