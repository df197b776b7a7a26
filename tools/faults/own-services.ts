import { join } from 'node:path'
import { defaultHome } from '../services/home.ts'
import { partsOf, startServices, stopServices } from '../services/services.ts'

const home = join(defaultHome, 'faults')

export const stopOwnServices = () => stopServices({ home })

/** Starts a second set of services, for runs that stop or kill one, so that the shared set is not affected. */
export const startOwnServices = async () => {
  const { environment } = await startServices({ home, outer: {} })
  return { environment, parts: partsOf(home), stop: stopOwnServices }
}
