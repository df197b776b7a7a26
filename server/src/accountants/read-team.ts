import { copyTeam } from '../books-mirror/copy-team.ts'
import { followTeam } from './follow-team.ts'

/** Reads an account's team from Books and applies it. */
export const readTeam = (needs: Omit<Parameters<typeof copyTeam>[0], 'followTeam'>) =>
  copyTeam({ ...needs, followTeam })
