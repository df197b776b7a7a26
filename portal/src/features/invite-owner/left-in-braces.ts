import { unknownPlaceholders } from '@partner-hub/contracts/words/placeholders.ts'
import { inviteOwner } from '../../texts/invite-owner.ts'

/** The template's placeholders; typed into an invitation they are not filled in either. */
const names = ['{organization_name}', '{recipient_first_name}', '{senders_first_name}']

/** Warns about text that looks like a placeholder but is sent as is (DEC-23). */
export const bracesHint = (text: string): string | undefined => {
  const found = [...names.filter((name) => text.includes(name)), ...unknownPlaceholders(text)]
  return found.length > 0 ? inviteOwner.inBraces(found) : undefined
}
