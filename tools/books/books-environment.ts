import { randomBytes } from 'node:crypto'

/** What Books and those who call it read of it. */
export interface BooksEnvironment {
  BOOKS_URL: string
  BOOKS_INTERNAL_URL: string
  BOOKS_PORT: string
  BOOKS_CLIENT_ID: string
  BOOKS_CLIENT_SECRET: string
  BOOKS_ADMIN_TOKEN: string
}

export const newBooksSecrets = () => ({
  BOOKS_CLIENT_SECRET: randomBytes(24).toString('base64url'),
  BOOKS_ADMIN_TOKEN: randomBytes(24).toString('base64url'),
})

export const booksEnvironment = (port: number, secrets = newBooksSecrets()): BooksEnvironment => ({
  BOOKS_URL: `http://books.northwind.localhost:${port}`,
  BOOKS_INTERNAL_URL: `http://127.0.0.1:${port}`,
  BOOKS_PORT: String(port),
  BOOKS_CLIENT_ID: 'partner-hub',
  ...secrets,
})
