import { noteAccountantBounce } from '../accountants/note-accountant-bounce.ts'
import { readTeam } from '../accountants/read-team.ts'
import type { BooksPort } from '../books/books.ts'
import { copySettings } from '../books-mirror/copy-settings.ts'
import { noteBounce } from '../invitations/note-bounce.ts'
import { takeMailEvent } from '../mail-delivery/take-mail-event.ts'
import type { Parts } from '../platform/parts.ts'
import type { Webhooks } from './mount-webhooks.ts'
import { takeBooksEvent } from './take-books-event.ts'

type Needs = Parts & { books: BooksPort }

/** The webhooks that the hub accepts. Those of the mail provider are accepted only if their secret is configured. */
export const webhooks = (needs: Needs): Webhooks[] => {
  const { config, secrets, database, stories, log } = needs
  const hubHost = new URL(config.HUB_URL).hostname
  const noteBounces = [noteBounce({ database, hubHost }), noteAccountantBounce({ database, stories, hubHost })]
  const take = takeMailEvent({ database, log, noteBounces })
  return [
    {
      path: '/webhooks/books/',
      secret: secrets.BOOKS_WEBHOOK_SECRET,
      take: takeBooksEvent({ database, log, copySettings: copySettings(needs), copyTeam: readTeam(needs) }),
    },
    ...(secrets.MAIL_WEBHOOK_SECRET ? [{ path: '/webhooks/mail/', secret: secrets.MAIL_WEBHOOK_SECRET, take }] : []),
  ]
}
