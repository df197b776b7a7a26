// npm run bench -- [page] [list] [interactions] [renewals] [--size small|full]: measures figures and fails when one misses its goal. At the small size, timed goals are only reported.
import { chosenRuns } from '../figures/chosen-runs.ts'
import { newFigures } from '../figures/figures.ts'
import { onEndSignal } from '../processes/end-signals.ts'
import { benchInteractions } from './interactions.ts'
import { benchList } from './list.ts'
import { benchPage } from './page.ts'
import { benchRenewals } from './renewals.ts'

onEndSignal(() => process.exit(1))
const benches = { page: benchPage, list: benchList, interactions: benchInteractions, renewals: benchRenewals }
const { names, size } = chosenRuns(benches)
const figures = newFigures(console.log, size)
for (const name of names) await benches[name](figures, size)
process.exitCode = figures.missed().length ? 1 : 0
