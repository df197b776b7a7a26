import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../faults/free-port.ts'
import { projectRoot } from '../services/home.ts'
import { until } from '../services/until.ts'
import { type BooksEnvironment, type BooksNeighbours, booksEnvironment, noNeighbours } from './books-environment.ts'

const READY_SECONDS = 30

export interface BooksProcess {
  readonly environment: BooksEnvironment
  stop(): Promise<void>
}

/** Books as a program of its own; comes back once it answers. Its accounts live in `file`. */
export const startBooks = async (
  environment: BooksEnvironment,
  file: string,
  neighbours: BooksNeighbours = noNeighbours,
): Promise<BooksProcess> => {
  const answers = () =>
    fetch(`${environment.BOOKS_INTERNAL_URL}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  // One that was left behind would answer in the new one's place.
  if (await answers()) throw new Error(`Another Books runs at ${environment.BOOKS_INTERNAL_URL}: stop it first`)
  const child = spawn(process.execPath, ['sandbox/books/src/main.ts'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, ...environment, ...neighbours, BOOKS_DATA: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  await until('Books answers', READY_SECONDS, async () => {
    if (child.exitCode !== null) throw new Error(`Books ended with ${child.exitCode} before it answered`)
    return answers()
  })
  return {
    environment,
    stop: async () => {
      process.off('exit', end)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Books on a free port, whose accounts are gone when it is stopped. */
export const startPassingBooks = async (neighbours?: BooksNeighbours): Promise<BooksProcess> => {
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
