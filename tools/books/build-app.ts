import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { projectRoot } from '../services/home.ts'

/** The built app that Books serves. */
export const booksDocument = join(projectRoot, 'sandbox/books/dist/index.html')

/** Builds the app of Books; Books picks up the files when it starts. */
export const buildBooksApp = async (): Promise<void> => {
  await run('vite', ['build', 'sandbox/books/app', '--logLevel', 'warn'], { cwd: projectRoot, isShown: true })
}
