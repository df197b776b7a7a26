import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import type { clientsOf } from './list-address.ts'

/** A list's filter and how many clients it matched. */
export interface Matched {
  readonly filter: ClientFilter
  readonly count: number
}

/** Either named rows, of any page, or everything that a list matched. */
export interface Chosen {
  readonly rows: ReadonlyMap<string, ClientRow>
  readonly everything?: Matched
}

type ClientFilter = ReturnType<typeof clientsOf>

const nothing: Chosen = { rows: new Map() }

const isSame = (one: ClientFilter | undefined, other: ClientFilter | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The selection of a list. It lives outside React state, so that a tick re-renders one checkbox and not a hundred rows.
 * Searching, filtering, paging and opening a client keep it (DEC-91).
 */
export class Selection {
  #chosen = nothing
  #page: readonly ClientRow[] = []
  #filter: ClientFilter | undefined
  #last: string | undefined
  #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  chosen = (): Chosen => this.#chosen

  has(uuid: string): boolean {
    return this.isEverythingHere() || this.#chosen.rows.has(uuid)
  }

  pageState = (): 'none' | 'some' | 'all' => {
    const count = this.shown()
    if (count === 0) return 'none'
    return count === this.#page.length ? 'all' : 'some'
  }

  /** Whether the current list is the one of which everything was selected. */
  isEverythingHere = (): boolean => {
    return this.#chosen.everything !== undefined && isSame(this.#chosen.everything.filter, this.#filter)
  }

  /**
   * A run takes named clients or everything of one list, never both. So nothing can be added while everything of
   * another list is selected.
   */
  isClosed = (): boolean => this.#chosen.everything !== undefined && !this.isEverythingHere()

  /** How many selected rows are on this page. */
  shown = (): number => this.#page.filter(({ uuid }) => this.has(uuid)).length

  /** Sets the rows on this page and their filter. Selected rows are updated to the newer record. */
  showPage(page: readonly ClientRow[], filter?: ClientFilter): void {
    this.#page = page
    this.#filter = filter
    if (this.#chosen === nothing) return
    const fresh = page.filter(({ uuid }) => this.#chosen.rows.has(uuid)).map((row) => [row.uuid, row] as const)
    this.#choose({ ...this.#chosen, rows: new Map([...this.#chosen.rows, ...fresh]) })
  }

  /**
   * Unticking one row of "everything" leaves the rest of this page selected. A range starts at the row toggled before.
   */
  toggle(row: ClientRow, isRange = false): void {
    if (this.isClosed()) return
    const next = new Map(
      this.isEverythingHere() ? this.#page.map((each) => [each.uuid, each] as const) : this.#chosen.rows,
    )
    const isOn = !next.has(row.uuid)
    for (const each of isRange ? this.#rangeTo(row) : [row]) {
      if (isOn) next.set(each.uuid, each)
      else next.delete(each.uuid)
    }
    this.#last = row.uuid
    this.#choose({ rows: next })
  }

  #rangeTo(row: ClientRow): readonly ClientRow[] {
    const [from, to] = [this.#last, row.uuid].map((uuid) => this.#page.findIndex((each) => each.uuid === uuid))
    if (from === undefined || to === undefined || from < 0 || to < 0) return [row]
    return this.#page.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  togglePage(): void {
    if (this.isClosed()) return
    const next = new Map(this.#chosen.rows)
    const isOff = this.pageState() === 'all'
    for (const row of this.#page) {
      if (isOff) next.delete(row.uuid)
      else next.set(row.uuid, row)
    }
    this.#choose({ rows: next })
  }

  chooseEverything(everything: Matched): void {
    this.#choose({ rows: new Map(), everything })
  }

  clear = (): void => {
    if (this.#chosen !== nothing) this.#choose(nothing)
  }

  #choose(chosen: Chosen): void {
    this.#chosen = chosen
    for (const listener of this.#listeners) listener()
  }
}
