// One role of the server with documents from the bundler's dev server; `npm run dev` restarts it on changes.
import { type Role, startRole } from '../../server/src/main.ts'
import { viteDocuments } from './vite-documents.ts'

const [role, viteOrigin] = process.argv.slice(2)
await startRole(role as Role, viteOrigin ? { documents: viteDocuments(viteOrigin) } : {})
