import type { TeamRole } from '../../src/team.store.ts'

export const roleNames: Record<TeamRole, string> = { owner: 'Owner', accountant: 'Accountant', employee: 'Employee' }
