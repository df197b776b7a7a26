import { newSecret } from '../sandbox/new-secret.ts'

/** The variables that Books and its callers read. */
export interface BooksEnvironment {
  BOOKS_URL: string
  BOOKS_INTERNAL_URL: string
  BOOKS_PORT: string
  BOOKS_CLIENT_ID: string
  BOOKS_CLIENT_SECRET: string
  BOOKS_SIGN_IN_SECRET: string
  BOOKS_WEBHOOK_SECRET: string
  BOOKS_ADMIN_TOKEN: string
}

/** The services that Books calls and redirects browsers to. */
export interface BooksNeighbours {
  HUB_URL: string
  HUB_INTERNAL_URL: string
  SIGN_IN_URL: string
  SIGN_IN_INTERNAL_URL: string
}

/** For a Books that makes no calls: nothing listens at these addresses. */
export const noNeighbours: BooksNeighbours = {
  HUB_URL: 'http://hub.northwind.localhost:9',
  HUB_INTERNAL_URL: 'http://127.0.0.1:9',
  SIGN_IN_URL: 'http://id.northwind.localhost:9',
  SIGN_IN_INTERNAL_URL: 'http://127.0.0.1:9',
}

export const newBooksSecrets = () => ({
  BOOKS_CLIENT_SECRET: newSecret(),
  BOOKS_SIGN_IN_SECRET: newSecret(),
  BOOKS_WEBHOOK_SECRET: newSecret(),
  BOOKS_ADMIN_TOKEN: newSecret(),
})

export const booksEnvironment = (port: number, secrets = newBooksSecrets()): BooksEnvironment => ({
  BOOKS_URL: `http://books.northwind.localhost:${port}`,
  BOOKS_INTERNAL_URL: `http://127.0.0.1:${port}`,
  BOOKS_PORT: String(port),
  BOOKS_CLIENT_ID: 'partner-hub',
  ...secrets,
})
