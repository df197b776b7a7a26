import type { Route } from './http/routes.ts'
import type { Housekeeping } from './workflow/housekeeping.ts'

/** What a module has for the roles: `web` answers its routes, `worker` does the rest. */
export interface Module {
  routes?: readonly Route[]
  /** The steps of its stories. */
  activities?: object
  /** What business time makes due; several workers may look at once. */
  dueWork?: Housekeeping
  /** What is cleared away again and again. */
  housekeeping?: Housekeeping
}
