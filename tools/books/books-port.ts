import { type BooksPort, httpBooks } from '../../server/src/books/books.ts'
import type { BooksEnvironment } from './books-environment.ts'

/** The hub's port to Books. */
export const booksPort = (environment: BooksEnvironment): BooksPort =>
  httpBooks({
    url: environment.BOOKS_INTERNAL_URL,
    clientId: environment.BOOKS_CLIENT_ID,
    clientSecret: environment.BOOKS_CLIENT_SECRET,
    openTimeoutMs: 10_000,
    readTimeoutMs: 10_000,
  })
