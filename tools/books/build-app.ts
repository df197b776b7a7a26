import { join } from 'node:path'
import { run } from '../processes/run.ts'
import { projectRoot } from '../services/home.ts'

/** Where Books finds its app. */
export const booksDocument = join(projectRoot, 'sandbox/books/dist/index.html')

/** The app of Books as files; Books serves what it finds when it starts. */
export const buildBooksApp = async (): Promise<void> => {
  await run('vite', ['build', 'sandbox/books/app', '--logLevel', 'warn'], { cwd: projectRoot, isShown: true })
}
