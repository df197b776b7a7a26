import * as calls from '@partner-hub/contracts/clients/client-runs.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { getClientRun, getClientRunFile } from './get-client-run.ts'
import { listClientRuns } from './list-client-runs.ts'
import { previewClientRun } from './preview-client-run.ts'
import { startClientRun } from './start-client-run.ts'
import { stopClientRun } from './stop-client-run.ts'

type Needs = Parts & Parameters<typeof previewClientRun>[0]

/** The run's action decides who may start and stop it. */
export const clientRunRoutes = (parts: Needs): Route[] => [
  forMember(calls.startClientRun, 'see_clients', startClientRun(parts), (start, { member, params, body, once }) =>
    start(member, params.organizationUuid, body, once),
  ),
  forMember(calls.previewClientRun, 'see_clients', previewClientRun(parts), (preview, { member, params, body }) =>
    preview(member, params.organizationUuid, body),
  ),
  forMember(calls.stopClientRun, 'see_clients', stopClientRun(parts), (stop, { member, params }) =>
    stop(member, params.uuid),
  ),
  forMember(calls.listClientRuns, 'see_clients', listClientRuns(parts), (list, { member, params }) =>
    list(member, params.organizationUuid),
  ),
  forMember(calls.getClientRun, 'see_clients', getClientRun(parts), (get, { member, params }) =>
    get(member, params.uuid),
  ),
  forMember(calls.getClientRunFile, 'export_clients', getClientRunFile(parts), (get, { member, params }) =>
    get(member, params.uuid),
  ),
]
