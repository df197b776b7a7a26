import type { TeamRole } from './team.store.ts'

export interface Rights {
  change_settings: boolean
  invite: boolean
  choose_plan: boolean
}

/** What each role may do besides reading. */
export const rights: Record<TeamRole, Rights> = {
  owner: { change_settings: true, invite: true, choose_plan: true },
  accountant: { change_settings: true, invite: false, choose_plan: false },
  employee: { change_settings: false, invite: false, choose_plan: false },
}
