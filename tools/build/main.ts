// npm run build: builds the portal with compressed copies, the app of Books, the card frames, and the workflow bundle.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWorkflows } from '../../server/src/bundle-workflows.ts'
import { buildBooksApp } from '../books/build-app.ts'
import { buildCardFrames } from '../cards/build-frames.ts'
import { run } from '../processes/run.ts'
import { projectRoot } from '../services/home.ts'
import { compressFiles } from './compress-files.ts'

await run('vite', ['build', 'portal', '--logLevel', 'warn'], { cwd: projectRoot, isShown: true })
await buildBooksApp()
await buildCardFrames()
const assets = await compressFiles(join(projectRoot, 'portal/dist/assets'))

const dist = join(projectRoot, 'server/dist')
mkdirSync(dist, { recursive: true })
writeFileSync(join(dist, 'workflows.cjs'), await bundleWorkflows())
console.log(
  `built portal/dist (${assets} compressed files), sandbox/books/dist, sandbox/cards/dist and server/dist/workflows.cjs`,
)
