import * as calls from '@partner-hub/contracts/clients/client-runs.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getClientRun, getClientRunFile } from './get-client-run.ts'
import { listClientRuns } from './list-client-runs.ts'
import { startClientRun } from './start-client-run.ts'
import { stopClientRun } from './stop-client-run.ts'

export const clientRunRoutes = (parts: Parts): Route[] => [
  forMember(calls.startClientRun, 'change_clients', startClientRun(parts), (start, { member, params, body, once }) =>
    start(member, params.organizationUuid, body, once),
  ),
  forMember(calls.stopClientRun, 'change_clients', stopClientRun(parts), (stop, { member, params }) =>
    stop(member, params.uuid),
  ),
  forMember(calls.listClientRuns, 'see_clients', listClientRuns(parts), (list, { firm, params }) =>
    list(firm, params.organizationUuid),
  ),
  forMember(calls.getClientRun, 'see_clients', getClientRun(parts), (get, { firm, params }) => get(firm, params.uuid)),
  forMember(calls.getClientRunFile, 'see_clients', getClientRunFile(parts), (get, { firm, params }) =>
    get(firm, params.uuid),
  ),
]
