import { copyTeam } from '../accountants/copy-team.ts'
import { noteAccountantBounce } from '../accountants/note-accountant-bounce.ts'
import type { BooksPort } from '../clients/books.ts'
import { copySettings } from '../clients/copy-settings.ts'
import type { Config, Secrets } from '../config.ts'
import { noteBounce } from '../invitations/note-bounce.ts'
import { takeMailEvent } from '../mail-delivery/take-mail-event.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Stories } from '../platform/workflow/stories.ts'
import type { Webhooks } from './mount-webhooks.ts'
import { takeBooksEvent } from './take-books-event.ts'

interface Needs {
  config: Config
  secrets: Secrets
  database: Database
  books: BooksPort
  stories: Stories
  log: Log
}

/** Who may tell the hub of what. Nobody tells of mails where no provider was given a secret for it. */
export const composeWebhooks = (needs: Needs): Webhooks[] => {
  const { config, secrets, database, stories, log } = needs
  const hubHost = new URL(config.HUB_URL).hostname
  const noteBounces = [noteBounce({ database, hubHost }), noteAccountantBounce({ database, stories, hubHost })]
  const take = takeMailEvent({ database, log, noteBounces })
  return [
    {
      path: '/webhooks/books/',
      secret: secrets.BOOKS_WEBHOOK_SECRET,
      take: takeBooksEvent({ database, log, copySettings: copySettings(needs), copyTeam: copyTeam(needs) }),
    },
    ...(secrets.MAIL_WEBHOOK_SECRET ? [{ path: '/webhooks/mail/', secret: secrets.MAIL_WEBHOOK_SECRET, take }] : []),
  ]
}
