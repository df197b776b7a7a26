import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ranges from '@fontsource/inter/unicode.json' with { type: 'json' }

export type Weight = 400 | 500 | 600

/** Inter comes in one file per script and weight. */
type Script = keyof typeof ranges
const scripts = Object.keys(ranges).filter((script) => script !== 'latin') as Script[]

const coverage = new Map<Script, [from: number, to: number][]>(
  (Object.keys(ranges) as Script[]).map((script) => [
    script,
    ranges[script].split(',').map((range) => {
      const [from = '', to = from] = range.slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    }),
  ]),
)

const covers = (script: Script, code: number): boolean =>
  coverage.get(script)?.some(([from, to]) => from <= code && code <= to) ?? false

/** What no file has is drawn as an empty box of the Latin one. */
const scriptOf = (character: string): Script => {
  const code = character.codePointAt(0) ?? 0
  if (covers('latin', code)) return 'latin'
  return scripts.find((script) => covers(script, code)) ?? 'latin'
}

export interface Run {
  script: Script
  text: string
}

/** Pieces of a text that one file each can draw. */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  for (const character of text) {
    const script = scriptOf(character)
    const last = runs.at(-1)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}

const files = new Map<string, Buffer>()

export const fontFile = (script: Script, weight: Weight): Buffer => {
  const name = `@fontsource/inter/files/inter-${script}-${weight}-normal.woff`
  const known = files.get(name)
  if (known) return known
  const file = readFileSync(fileURLToPath(import.meta.resolve(name)))
  files.set(name, file)
  return file
}
