import { join } from 'node:path'
import { freePort } from '../processes/free-port.ts'
import { inTemporaryFolder, startProgram } from '../sandbox/sandbox-program.ts'
import { type BooksEnvironment, type BooksNeighbours, booksEnvironment, noNeighbours } from './books-environment.ts'

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
  const { stop } = await startProgram({
    name: 'Books',
    url: environment.BOOKS_INTERNAL_URL,
    script: 'sandbox/books/src/main.ts',
    env: { ...environment, ...neighbours, BOOKS_DATA: file },
  })
  return { environment, stop }
}

/** Starts Books on a free port with a temporary database. */
export const startTemporaryBooks = async (neighbours?: BooksNeighbours): Promise<BooksProcess> => {
  const environment = booksEnvironment(await freePort())
  return inTemporaryFolder('books-', (folder) => startBooks(environment, join(folder, 'books.db'), neighbours))
}
