// npm run bench [page] [list] [interactions] [--size small|full]: figures against their goals; fails when one is missed. At the small size what depends on a quiet machine is only shown.

import { onEndSignal } from '../processes/end-signals.ts'
import { report } from './figures.ts'
import { benchInteractions } from './interactions.ts'
import { benchList } from './list.ts'
import { benchPage } from './page.ts'

onEndSignal(() => process.exit(1))
const words = process.argv.slice(2).filter((word) => word !== '--size')
const size = words.includes('small') ? 'small' : 'full'
const benches = { page: benchPage, list: () => benchList(size), interactions: () => benchInteractions(size) }
type Name = keyof typeof benches
const named = words.filter((word): word is Name => word in benches)

let isMet = true
for (const name of named.length ? named : (Object.keys(benches) as Name[]))
  isMet = report(await benches[name](), size) && isMet
process.exitCode = isMet ? 0 : 1
