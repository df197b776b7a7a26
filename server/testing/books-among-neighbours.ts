import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { booksEnvironment } from '../../tools/books/books-environment.ts'
import { booksPort } from '../../tools/books/books-port.ts'
import { startBooks } from '../../tools/books/books-process.ts'
import { freePort } from '../../tools/processes/free-port.ts'
import type { Overrides } from '../src/compose-parts.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import { insideBooks } from './books.ts'
import { Browser } from './browser.ts'
import { startHub } from './hub.ts'
import { startSignIn } from './sign-in.ts'

export type BooksAmongNeighbours = Awaited<ReturnType<typeof startBooksAmongNeighbours>>

/** Hub, sign-in service and Books, really calling each other. The first two share a database; Books has its own file. */
export const startBooksAmongNeighbours = async (overrides: Overrides = {}, ofHub: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'))
  const environment = booksEnvironment(await freePort())
  const shared = { TEMPORAL_TASK_QUEUE: `test-books-${newUuid()}`, ...environment }
  const signIn = await startSignIn(shared)
  const hub = await startHub({ ...shared, SIGN_IN_INTERNAL_URL: signIn.url, ...ofHub }, overrides, signIn.clone)
  const books = await startBooks(environment, join(folder, 'books.db'), {
    HUB_URL: hub.config.HUB_URL,
    HUB_INTERNAL_URL: hub.url,
    SIGN_IN_URL: signIn.origin,
    SIGN_IN_INTERNAL_URL: signIn.url,
  })
  return {
    signIn,
    hub,
    books: { ...booksPort(environment), ...insideBooks(environment), url: environment.BOOKS_URL },
    newBrowser: () =>
      new Browser({
        [signIn.origin]: signIn.url,
        [hub.config.HUB_URL]: hub.url,
        [environment.BOOKS_URL]: environment.BOOKS_INTERNAL_URL,
      }),
    /** Starts running the stories of hub and sign-in service. */
    startWorker: hub.startWorker,
    stop: async () => {
      await books.stop()
      await hub.stop()
      await signIn.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
