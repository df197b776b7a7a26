import type { ClientRow } from '@partner-hub/contracts/client-list.ts'

/** Named rows, of this page and of others, or everything that the list matches, seen or not. */
export interface Chosen {
  readonly rows: ReadonlyMap<string, ClientRow>
  readonly isEverything: boolean
}

const nothing: Chosen = { rows: new Map(), isEverything: false }

/** What is chosen in a list. It stands outside React's tree, so that a tick redraws its own box and not a hundred rows. */
export class Selection {
  #chosen = nothing
  #page: readonly ClientRow[] = []
  #last: string | undefined
  #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  chosen = (): Chosen => this.#chosen

  has(uuid: string): boolean {
    return this.#chosen.isEverything || this.#chosen.rows.has(uuid)
  }

  pageState = (): 'none' | 'some' | 'all' => {
    const count = this.#page.filter(({ uuid }) => this.has(uuid)).length
    if (count === 0) return 'none'
    return count === this.#page.length ? 'all' : 'some'
  }

  /** The rows now in sight; of those already chosen the newer record counts. */
  showPage(page: readonly ClientRow[]): void {
    this.#page = page
    if (this.#chosen === nothing) return
    const fresh = page.filter(({ uuid }) => this.#chosen.rows.has(uuid)).map((row) => [row.uuid, row] as const)
    this.#choose({ ...this.#chosen, rows: new Map([...this.#chosen.rows, ...fresh]) })
  }

  /** Without one of them, everything is the page in sight and no more. A range begins at the row toggled before. */
  toggle(row: ClientRow, isRange = false): void {
    const { isEverything, rows } = this.#chosen
    const next = new Map(isEverything ? this.#page.map((each) => [each.uuid, each] as const) : rows)
    const isOn = !next.has(row.uuid)
    for (const each of isRange ? this.#rangeTo(row) : [row]) {
      if (isOn) next.set(each.uuid, each)
      else next.delete(each.uuid)
    }
    this.#last = row.uuid
    this.#choose({ rows: next, isEverything: false })
  }

  #rangeTo(row: ClientRow): readonly ClientRow[] {
    const [from, to] = [this.#last, row.uuid].map((uuid) => this.#page.findIndex((each) => each.uuid === uuid))
    if (from === undefined || to === undefined || from < 0 || to < 0) return [row]
    return this.#page.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  togglePage(): void {
    const { isEverything, rows } = this.#chosen
    const next = new Map(rows)
    const isOff = isEverything || this.pageState() === 'all'
    for (const row of this.#page) {
      if (isOff) next.delete(row.uuid)
      else next.set(row.uuid, row)
    }
    this.#choose({ rows: next, isEverything: false })
  }

  chooseEverything(): void {
    this.#choose({ rows: new Map(), isEverything: true })
  }

  clear = (): void => {
    if (this.#chosen !== nothing) this.#choose(nothing)
  }

  #choose(chosen: Chosen): void {
    this.#chosen = chosen
    for (const listener of this.#listeners) listener()
  }
}
