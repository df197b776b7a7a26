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
    const fresh = page.filter(({ uuid }) => this.#chosen.rows.has(uuid)).map((row) => [row.uuid, row] as const)
    this.#choose({ ...this.#chosen, rows: new Map([...this.#chosen.rows, ...fresh]) })
  }

  /** Without one of them, everything is the page in sight and no more. */
  toggle(row: ClientRow): void {
    const { isEverything, rows } = this.#chosen
    const next = new Map(isEverything ? this.#page.map((each) => [each.uuid, each] as const) : rows)
    if (!next.delete(row.uuid)) next.set(row.uuid, row)
    this.#choose({ rows: next, isEverything: false })
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
