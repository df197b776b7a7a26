import type { AnyTransaction } from '../platform/database/database.ts'
import { linkStore } from './link.store.ts'
import { type LinkKind, type LinkTokens, linkUrl } from './link-token.ts'

/** With its address; nothing once it is used, replaced or too old: there is nothing left to send. */
export const findMailedLink =
  ({ tokens, signInUrl }: { tokens: LinkTokens; signInUrl: string }) =>
  async (tx: AnyTransaction, kind: LinkKind, uuid: string) => {
    const link = await linkStore.findForMail(tx, uuid)
    return link && { ...link, url: linkUrl(signInUrl, kind, uuid, tokens.tokenOf(uuid, link.generation)) }
  }
