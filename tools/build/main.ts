// npm run build: builds the portal with compressed copies, the app of Books, and the workflow bundle for the worker.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWorkflows } from '../../server/src/bundle-workflows.ts'
import { buildBooksApp } from '../books/build-app.ts'
import { run } from '../processes/run.ts'
import { projectRoot } from '../services/home.ts'
import { compressFiles } from './compress-files.ts'

await run('vite', ['build', 'portal', '--logLevel', 'warn'], { cwd: projectRoot, isShown: true })
await buildBooksApp()
const assets = await compressFiles(join(projectRoot, 'portal/dist/assets'))

const dist = join(projectRoot, 'server/dist')
mkdirSync(dist, { recursive: true })
writeFileSync(join(dist, 'workflows.cjs'), await bundleWorkflows())
console.log(`built portal/dist (${assets} compressed files), sandbox/books/dist and server/dist/workflows.cjs`)
