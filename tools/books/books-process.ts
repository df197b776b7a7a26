import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../processes/child.ts'
import { freePort } from '../processes/free-port.ts'
import { responds } from '../processes/responds.ts'
import { projectRoot } from '../services/home.ts'
import { type BooksEnvironment, type BooksNeighbours, booksEnvironment, noNeighbours } from './books-environment.ts'

const READY_SECONDS = 30

export interface BooksProcess {
  readonly environment: BooksEnvironment
  stop(): Promise<void>
}

/** Starts Books as a process and waits until it responds. Its accounts are stored in `file`. */
export const startBooks = async (
  environment: BooksEnvironment,
  file: string,
  neighbours: BooksNeighbours = noNeighbours,
): Promise<BooksProcess> => {
  const answers = () => responds(`${environment.BOOKS_INTERNAL_URL}/health`)
  // A leftover process would respond in place of the new one.
  if (await answers()) throw new Error(`Another Books runs at ${environment.BOOKS_INTERNAL_URL}: stop it first`)
  const child = startChild({
    name: 'Books',
    command: process.execPath,
    args: ['sandbox/books/src/main.ts'],
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...environment, ...neighbours, BOOKS_DATA: file },
  })
  await child.whenReady(answers, READY_SECONDS)
  return { environment, stop: child.stop }
}

/** Starts Books on a free port with a temporary database. */
export const startTemporaryBooks = async (neighbours?: BooksNeighbours): Promise<BooksProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'))
  const books = await startBooks(booksEnvironment(await freePort()), join(folder, 'books.db'), neighbours)
  return {
    ...books,
    stop: async () => {
      await books.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
