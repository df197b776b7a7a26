import { copyTeam } from '../books-mirror/copy-team.ts'
import { followTeam } from './follow-team.ts'

/** Reads the team of an account from Books and follows it. */
export const readTeam = (needs: Omit<Parameters<typeof copyTeam>[0], 'followTeam'>) =>
  copyTeam({ ...needs, followTeam })
