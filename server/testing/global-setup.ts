import type { TestProject } from 'vitest/node'
import type { BooksEnvironment } from '../../tools/books/books-environment.ts'
import { startTemporaryBooks } from '../../tools/books/books-process.ts'
import type { CardsEnvironment } from '../../tools/cards/cards-environment.ts'
import { startTemporaryCards } from '../../tools/cards/cards-process.ts'
import type { ServicesEnvironment } from '../../tools/services/environment.ts'
import { startServices } from '../../tools/services/services.ts'
import { makeTemplate } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    services: ServicesEnvironment
    template: string
    books: BooksEnvironment
    cards: CardsEnvironment
  }
}

/** Once per run: real services, Books, the card provider, and a migrated database that every test file clones. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { environment } = await startServices()
  project.provide('services', environment)
  project.provide('template', await makeTemplate(environment.DATABASE_OWNER_URL))
  const [books, cards] = await Promise.all([startTemporaryBooks(), startTemporaryCards()])
  project.provide('books', books.environment)
  project.provide('cards', cards.environment)
  return async () => {
    await Promise.all([books.stop(), cards.stop()])
  }
}
