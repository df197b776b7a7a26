import { join } from 'node:path'
import { defaultHome } from '../services/home.ts'
import { partsOf, startServices, stopServices } from '../services/services.ts'

const home = join(defaultHome, 'faults')

export const stopOwnServices = () => stopServices({ home })

/** A second set of the real parts, for runs that stop or kill one: what others use stays untouched. */
export const startOwnServices = async () => {
  const { environment } = await startServices({ home, outer: {} })
  return { environment, parts: partsOf(home), stop: stopOwnServices }
}
