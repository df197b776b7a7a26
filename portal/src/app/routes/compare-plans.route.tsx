import { ComparePlansPage } from '../../features/plan/compare-plans.page.tsx'
import { openToThoseWho, ShellPart } from '../closed-page.tsx'
import { paths } from '../paths.ts'
import { withoutPlan } from './without-plan.ts'

const to = { billing: paths.billing, withoutPlan }

const ComparePlans = () => <ComparePlansPage to={to} />

export const ComparePlansRoute = openToThoseWho('see_amounts', ComparePlans, ShellPart)
