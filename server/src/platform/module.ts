import type { Route } from './http/routes.ts'
import type { Housekeeping } from './workflow/housekeeping.ts'

/** What a module gives each role: `web` serves its routes, `worker` does the rest. */
export interface Module {
  routes?: readonly Route[]
  /** The steps of its stories. */
  activities?: object
  /** Work that becomes due in business time; several workers may run it at once. */
  dueWork?: Housekeeping
  /** Regular cleanup. */
  housekeeping?: Housekeeping
}
