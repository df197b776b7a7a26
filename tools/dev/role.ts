// One role of the server with the bundler's documents; `npm run dev` runs it under --watch.
import { type Role, startRole } from '../../server/src/main.ts'
import { viteDocuments } from './vite-documents.ts'

const [role, viteOrigin] = process.argv.slice(2)
await startRole(role as Role, viteOrigin ? { documents: viteDocuments(viteOrigin) } : {})
