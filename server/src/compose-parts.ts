import { type BooksPort, httpBooks } from './books/books.ts'
import type { Config, Secrets } from './config.ts'
import { braintreeCards } from './payments/braintree-cards.ts'
import type { CardPort } from './payments/cards.ts'
import { createDatabase, type Database } from './platform/database/database.ts'
import { builtDocuments, type DocumentSource } from './platform/http/documents.ts'
import { type OnceFor, onceFor } from './platform/idempotency/once.ts'
import { createChanges } from './platform/live/changes.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { hubMail } from './platform/mail/hub-mail.ts'
import type { MailPort } from './platform/mail/mail.ts'
import { type ObjectPort, s3Objects } from './platform/objects/objects.ts'
import { createStories, type Stories } from './platform/workflow/stories.ts'
import { type SignInClient, signInClient } from './sessions/sign-in-client.ts'

/** Parts that a test or a fault-injection run may replace. */
export interface Overrides {
  log?: Log
  database?: Database
  stories?: Stories | ((own: Stories) => Stories)
  mail?: MailPort | ((own: MailPort) => MailPort)
  objects?: ObjectPort
  books?: BooksPort
  cards?: CardPort | ((own: CardPort) => CardPort)
  documents?: DocumentSource
  signInClient?: (own: SignInClient) => SignInClient
  onceFor?: OnceFor
}

export type AllParts = ReturnType<typeof composeParts>

/** The dependencies that every role shares. */
export const composeParts = (role: string, config: Config, secrets: Secrets, overrides: Overrides = {}) => {
  const log = overrides.log ?? createLog({ role, level: config.LOG_LEVEL })
  const database =
    overrides.database ??
    createDatabase({
      url: config.DATABASE_URL,
      poolSize: config.DATABASE_POOL_SIZE,
      statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
      log,
    })
  const temporal = {
    address: config.TEMPORAL_ADDRESS,
    namespace: config.TEMPORAL_NAMESPACE,
    taskQueue: config.TEMPORAL_TASK_QUEUE,
  }
  const ownStories = () => createStories({ database, ...temporal, log })
  const stories =
    typeof overrides.stories === 'function' ? overrides.stories(ownStories()) : (overrides.stories ?? ownStories())
  const ownMail = () => hubMail(config, secrets, log)
  const mail = typeof overrides.mail === 'function' ? overrides.mail(ownMail()) : (overrides.mail ?? ownMail())
  const objects =
    overrides.objects ??
    s3Objects({
      endpoint: config.S3_ENDPOINT,
      publicUrl: config.S3_PUBLIC_URL ?? config.S3_ENDPOINT,
      region: config.S3_REGION,
      bucket: config.S3_BUCKET,
      accessKeyId: secrets.S3_ACCESS_KEY_ID,
      secretAccessKey: secrets.S3_SECRET_ACCESS_KEY,
    })
  const books =
    overrides.books ??
    httpBooks({
      url: config.BOOKS_INTERNAL_URL,
      clientId: config.BOOKS_CLIENT_ID,
      clientSecret: secrets.BOOKS_CLIENT_SECRET,
      openTimeoutMs: config.BOOKS_OPEN_TIMEOUT_MS,
      readTimeoutMs: config.BOOKS_READ_TIMEOUT_MS,
    })
  const ownCards = () =>
    braintreeCards({
      url: config.CARDS_INTERNAL_URL,
      merchantId: config.CARDS_MERCHANT_ID,
      publicKey: config.CARDS_PUBLIC_KEY,
      privateKey: secrets.CARDS_PRIVATE_KEY,
      timeoutMs: config.CARDS_TIMEOUT_MS,
    })
  const cards = typeof overrides.cards === 'function' ? overrides.cards(ownCards()) : (overrides.cards ?? ownCards())
  const documents = overrides.documents ?? builtDocuments(new URL('../../portal/dist/', import.meta.url))
  const ownClient = signInClient({
    hubUrl: config.HUB_URL,
    publicUrl: config.SIGN_IN_URL,
    internalUrl: config.SIGN_IN_INTERNAL_URL,
    secret: secrets.PORTAL_CLIENT_SECRET,
  })
  const client = overrides.signInClient?.(ownClient) ?? ownClient
  const changes = createChanges({ url: config.DATABASE_URL, log })
  const close = async () => {
    await stories.close()
    await changes.close()
    mail.close()
    objects.close()
    await database.close()
  }
  const once = overrides.onceFor ?? onceFor
  const outside = { mail, objects, books, cards, client, temporal }
  return { config, secrets, log, database, stories, documents, changes, once, close, ...outside }
}
