import { getIdentity } from '@partner-hub/contracts/people/identity.ts'
import pg from 'pg'
import { test } from 'vitest'
import type { Overrides } from '../src/compose-parts.ts'
import { startOwnBooks } from './books.ts'
import { startBooksAmongNeighbours } from './books-among-neighbours.ts'
import { startOwnersOnBooks } from './business-on-books.ts'
import { startOwnCards } from './cards.ts'
import { cloneDatabase } from './clone-database.ts'
import { consentDesk } from './consent-desk.ts'
import { startHub } from './hub.ts'
import { startProduct } from './product.ts'
import { type ReplyAt, startRecordingSmtp } from './recording-smtp.ts'
import { startSignIn } from './sign-in.ts'
import { startSupportDesk } from './support-desk.ts'
import { webhooksTo } from './webhook.ts'

const perFile = { scope: 'file' } as const

type OnCleanup = (stop: () => Promise<void>) => void

interface Started {
  startWorker(): Promise<void>
  stop(): Promise<void>
}

/** Runs until the file ends, with a worker if the file needs its stories to run. */
const run = async <World extends Started>(world: World, runsStories: boolean, onCleanup: OnCleanup): Promise<World> => {
  onCleanup(world.stop)
  if (runsStories) await world.startWorker()
  return world
}

/** Depends on no other fixture, which vitest infers from the empty pattern. */
const standsAlone =
  <End extends string, Part extends Record<End, () => Promise<void>>>(start: () => Promise<Part>, end: End) =>
  // biome-ignore lint/correctness/noEmptyPattern: see above
  async ({}: object, { onCleanup }: { onCleanup: OnCleanup }): Promise<Part> => {
    const part = await start()
    onCleanup(part[end])
    return part
  }

/**
 * Fixtures that a file may change with `extend`: `override` at the top of a file also affects the files after it. A
 * file's fixture cannot build on the one that it replaces: vitest keeps the replaced value.
 */
const configured = test
  .extend('settings', perFile, (): Record<string, string> => ({}))
  .extend('overrides', perFile, (): Overrides => ({}))
  .extend('runsStories', perFile, (): boolean => false)

/** The hub, with a mail server and a Books of the file's own if the settings name them. */
export const hubTest = configured
  .extend('database', perFile, standsAlone(cloneDatabase, 'drop'))
  .extend('databaseOwner', perFile, async ({ database }, { onCleanup }) => {
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    onCleanup(() => owner.end())
    return owner
  })
  .extend('hub', perFile, async ({ settings, overrides, database, runsStories }, { onCleanup }) =>
    run(await startHub(settings, overrides, database), runsStories, onCleanup),
  )
  .extend('firm', perFile, ({ hub }) => hub.firm())
  /** A firm of the test's own, so that tests share no quotas. */
  .extend('ownFirm', ({ hub }) => hub.firm())
  .extend('group', perFile, async ({ firm }) => (await firm.call(getIdentity, {})).body.user_service_groups[0] ?? 0)
  .extend('replyAt', perFile, (): ReplyAt => () => undefined)
  .extend('smtp', perFile, async ({ replyAt }, { onCleanup }) => {
    const smtp = await startRecordingSmtp(replyAt)
    onCleanup(smtp.stop)
    return smtp
  })
  .extend('books', perFile, standsAlone(startOwnBooks, 'stop'))
  .extend('cards', perFile, standsAlone(startOwnCards, 'stop'))
  .extend('sendBooksWebhook', perFile, ({ hub }) =>
    webhooksTo(`${hub.url}/webhooks/books/`, hub.parts.secrets.BOOKS_WEBHOOK_SECRET),
  )
  .extend('sendMailWebhook', perFile, ({ hub }) =>
    webhooksTo(`${hub.url}/webhooks/mail/`, hub.parts.secrets.MAIL_WEBHOOK_SECRET ?? ''),
  )

/** A hub that really sends its mails, to a server that records every byte. */
export const mailingTest = hubTest
  .extend('settings', perFile, ({ smtp }) => ({ SMTP_URL: smtp.url }))
  .extend('runsStories', perFile, true)

/** A hub with a card provider of the file's own, which a test can make lose calls. */
export const cardsTest = hubTest.extend(
  'settings',
  perFile,
  ({ cards }): Record<string, string> => ({ ...cards.environment, CARDS_TIMEOUT_MS: '700' }),
)

/** Only the sign-in service. */
export const signInTest = configured.extend(
  'signIn',
  perFile,
  async ({ settings, overrides, runsStories }, { onCleanup }) =>
    run(await startSignIn(settings, overrides), runsStories, onCleanup),
)

/** Hub and sign-in service on one database. */
export const productTest = hubTest
  .extend('product', perFile, async ({ settings, overrides, runsStories }, { onCleanup }) =>
    run(await startProduct(settings, overrides), runsStories, onCleanup),
  )
  .extend('hub', perFile, ({ product }) => product.hub)
  .extend('database', perFile, ({ hub }) => hub.clone)

/** The same with support sessions and a staff member. */
export const supportTest = productTest
  .extend('desk', perFile, async ({ settings, runsStories }, { onCleanup }) =>
    run(await startSupportDesk(settings), runsStories, onCleanup),
  )
  .extend('product', perFile, ({ desk }) => desk.product)
  .extend('staff', perFile, ({ desk }) => desk.staff())
  .extend('consent', perFile, ({ desk }) => consentDesk(desk))

/** Hub, sign-in service and Books, calling each other. */
export const booksTest = hubTest
  .extend('world', perFile, async ({ settings, overrides, runsStories }, { onCleanup }) =>
    run(await startBooksAmongNeighbours(overrides, settings), runsStories, onCleanup),
  )
  .extend('hub', perFile, ({ world }) => world.hub)
  .extend('database', perFile, ({ hub }) => hub.clone)

/** The same with owners already working in Books. */
export const ownersTest = hubTest
  .extend('world', perFile, async ({ settings, overrides }, { onCleanup }) => {
    const world = await startOwnersOnBooks(overrides, settings)
    onCleanup(world.stop)
    return world
  })
  .extend('hub', perFile, ({ world }) => world.hub)
  .extend('database', perFile, ({ hub }) => hub.clone)
