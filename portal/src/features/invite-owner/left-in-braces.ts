import { unknownPlaceholders } from '@partner-hub/contracts/words/placeholders.ts'
import { inviteOwner } from '../../texts/invite-owner.ts'

/** The template's own names; typed into an invitation they are as little filled as any other word. */
const names = ['{organization_name}', '{recipient_first_name}', '{senders_first_name}']

/** Points out what looks like a placeholder and goes out as it stands (DEC-23). */
export const bracesHint = (text: string): string | undefined => {
  const found = [...names.filter((name) => text.includes(name)), ...unknownPlaceholders(text)]
  return found.length > 0 ? inviteOwner.inBraces(found) : undefined
}
