import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../services/home.ts'

/** Where Books finds its app. */
export const booksDocument = join(projectRoot, 'sandbox/books/dist/index.html')

/** The app of Books as files; Books serves what it finds when it starts. */
export const buildBooksApp = async (): Promise<void> => {
  const vite = spawn('vite', ['build', 'sandbox/books/app', '--logLevel', 'warn'], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  const [code] = await once(vite, 'exit')
  if (code !== 0) throw new Error(`the app of Books was not built: ${code}`)
}
