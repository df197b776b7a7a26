import type { AnyTransaction } from '../platform/database/database.ts'
import { linkStore } from './link.store.ts'
import { type LinkKind, type LinkTokens, linkUrl } from './link-token.ts'

/** The link of a mail and its address; undefined once the link is used, replaced or expired: nothing needs sending. */
export const findMailedLink =
  ({ tokens, signInUrl }: { tokens: LinkTokens; signInUrl: string }) =>
  async (tx: AnyTransaction, kind: LinkKind, uuid: string) => {
    const link = await linkStore.findForMail(tx, uuid)
    return link && { ...link, url: linkUrl(signInUrl, kind, uuid, tokens.tokenOf(uuid, link.generation)) }
  }
