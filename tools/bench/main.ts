// npm run bench -- [page] [list] [interactions] [--size small|full]: figures against their goals; fails when one is missed. At the small size what depends on a quiet machine is only shown.
import { chosenRuns } from '../figures/chosen-runs.ts'
import { newFigures } from '../figures/figures.ts'
import { onEndSignal } from '../processes/end-signals.ts'
import { benchInteractions } from './interactions.ts'
import { benchList } from './list.ts'
import { benchPage } from './page.ts'

onEndSignal(() => process.exit(1))
const benches = { page: benchPage, list: benchList, interactions: benchInteractions }
const { names, size } = chosenRuns(benches)
const figures = newFigures(console.log, size)
for (const name of names) await benches[name](figures, size)
process.exitCode = figures.missed().length ? 1 : 0
