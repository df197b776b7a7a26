import type { Config } from '../config.ts'
import type { AnyTransaction } from '../platform/database/database.ts'
import { newUuid } from '../platform/ids/ids.ts'
import type { RateLimit } from '../platform/rate-limit/rate-limit.ts'
import type { Stories, Story } from '../platform/workflow/stories.ts'
import { linkStore, type NewLink } from './link.store.ts'
import type { LinkTokens } from './link-token.ts'
import { linkMail } from './sign-in-mail.ts'

export interface LinkNeeds {
  config: Config
  stories: Stories
  tokens: LinkTokens
  /** The daily quota of mails to one address. */
  mails: Pick<RateLimit, 'take' | 'giveBack'>
}

/**
 * A new reset link voids earlier ones; confirmation links coexist, each for its own sign-up. The mail is a story in the
 * same transaction, to be started after the commit.
 */
export const issueLink = async (
  { config, stories, tokens }: LinkNeeds,
  tx: AnyTransaction,
  user_id: number,
  link: NewLink & { uuid?: string },
): Promise<Story> => {
  const { kind, uuid = newUuid() } = link
  const seconds = kind === 'confirmation' ? config.CONFIRMATION_LINK_SECONDS : config.RESET_LINK_SECONDS
  const generation = await linkStore.nextGeneration(tx, user_id, kind)
  if (kind === 'reset') await linkStore.voidAll(tx, user_id, kind)
  await linkStore.insert(tx, { ...link, uuid, user_id, generation, token: tokens.tokenOf(uuid, generation), seconds })
  const story = linkMail(kind, uuid)
  await stories.write(tx, story)
  return story
}
