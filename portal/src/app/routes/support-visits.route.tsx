import { SupportVisitsPage } from '../../features/support-visits/support-visits.page.tsx'
import { openToThoseWho, ShellPart } from '../closed-page.tsx'

export const SupportVisitsRoute = openToThoseWho('see_firm_activity', SupportVisitsPage, ShellPart)
