import * as payers from '@partner-hub/contracts/billing/payers.ts'
import * as calls from '@partner-hub/contracts/billing/plans.ts'
import { namedUuid } from '../platform/http/named-uuid.ts'
import { forMember, type Route } from '../platform/http/routes.ts'
import type { Parts } from '../platform/parts.ts'
import { cancelPlan } from './cancel-plan.ts'
import { changePayer } from './change-payer.ts'
import { keepPlan } from './keep-plan.ts'
import { previewCancellation } from './preview-cancellation.ts'
import { previewPayer } from './preview-payer.ts'
import { previewPlan } from './preview-plan.ts'
import { selectPlan } from './select-plan.ts'

export const planChangeRoutes = (parts: Parts): Route[] => [
  forMember(calls.previewPlan, 'see_amounts', previewPlan(parts), (preview, { member, params, query }) =>
    preview(member, params.uuid, query),
  ),
  forMember(
    calls.selectPlan,
    'choose_plans',
    selectPlan({ ...parts, waitMs: parts.config.CHARGE_WAIT_MS }),
    (select, { member, params, body, once }) => select(member, params.uuid, body, once),
  ),
  forMember(calls.previewCancellation, 'see_amounts', previewCancellation(parts), (preview, { member, params }) =>
    preview(member, params.uuid),
  ),
  forMember(calls.cancelPlan, 'choose_plans', cancelPlan(parts), (cancel, { member, params, body, once }) =>
    cancel(member, namedUuid(params, body), body.when, once),
  ),
  forMember(calls.keepPlan, 'choose_plans', keepPlan(parts), (keep, { member, params, once }) =>
    keep(member, params.uuid, once),
  ),
  forMember(payers.previewPayer, 'see_amounts', previewPayer(parts), (preview, { member, params, query }) =>
    preview(member, params.uuid, query.billing_owner),
  ),
  forMember(payers.changePayer, 'choose_plans', changePayer(parts), (change, { member, params, body, once }) =>
    change(member, params.uuid, body.billing_owner, once),
  ),
]
