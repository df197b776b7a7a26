import { parseArgs } from 'node:util'
import type { Size } from './figures.ts'

/** Parses the command line: `NAME… [--size small|full]`; without a name, or with `all`, every run. */
export const chosenRuns = <Name extends string>(
  runs: Readonly<Record<Name, unknown>>,
): { names: Name[]; size: Size } => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { size: { type: 'string', default: 'full' } },
  })
  const { size } = values
  const all = Object.keys(runs) as Name[]
  const isKnown = (name: string): name is Name => name in runs
  const names = positionals.filter((name) => name !== 'all')
  if (!names.every(isKnown) || (size !== 'small' && size !== 'full'))
    throw new Error(`Say all or some of ${all.join(', ')}, and --size small or full.`)
  return { names: names.length === positionals.length && names.length > 0 ? names : all, size }
}
