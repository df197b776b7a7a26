import {
  getClientRun,
  getClientRunFile,
  listClientRuns,
  startClientRun,
  stopClientRun,
} from '@partner-hub/contracts/client-runs.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type * as one from './get-client-run.ts'
import type * as several from './list-client-runs.ts'
import type * as start from './start-client-run.ts'
import type * as stop from './stop-client-run.ts'

interface Operations {
  start: ReturnType<typeof start.startClientRun>
  stop: ReturnType<typeof stop.stopClientRun>
  list: ReturnType<typeof several.listClientRuns>
  get: ReturnType<typeof one.getClientRun>
  getFile: ReturnType<typeof one.getClientRunFile>
}

export const clientRunRoutes = (runs: Operations): Route[] => [
  forMember(startClientRun, 'change_clients', ({ member, params, body, once }) =>
    runs.start(member, params.organizationUuid, body, once),
  ),
  forMember(stopClientRun, 'change_clients', ({ member, params }) => runs.stop(member, params.uuid)),
  forMember(listClientRuns, 'see_clients', ({ firm, params }) => runs.list(firm, params.organizationUuid)),
  forMember(getClientRun, 'see_clients', ({ firm, params }) => runs.get(firm, params.uuid)),
  forMember(getClientRunFile, 'see_clients', ({ firm, params }) => runs.getFile(firm, params.uuid)),
]
