import type { ClientRow } from '@partner-hub/contracts/clients/client-list.ts'
import type { clientsOf } from './list-address.ts'

/** A list's filter and how many clients it matches. */
export interface Matches {
  readonly filter: ClientFilter
  readonly count: number
}

/** Either individual rows, from any page, or everything that a filter matches. */
export interface SelectedClients {
  readonly rows: ReadonlyMap<string, ClientRow>
  readonly everything?: Matches
}

type ClientFilter = ReturnType<typeof clientsOf>

const nothing: SelectedClients = { rows: new Map() }

const isSame = (one: ClientFilter | undefined, other: ClientFilter | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The selection of a list. It lives outside React state, so that a tick re-renders one checkbox and not a hundred rows.
 * Searching, filtering, paging and opening a client keep it (DEC-91).
 */
export class Selection {
  #selected = nothing
  #page: readonly ClientRow[] = []
  #filter: ClientFilter | undefined
  #last: string | undefined
  #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  current = (): SelectedClients => this.#selected

  has(uuid: string): boolean {
    return this.isEverythingHere() || this.#selected.rows.has(uuid)
  }

  pageState = (): 'none' | 'some' | 'all' => {
    const count = this.shownCount()
    if (count === 0) return 'none'
    return count === this.#page.length ? 'all' : 'some'
  }

  /** Whether the current list is the one of which everything was selected. */
  isEverythingHere = (): boolean => {
    return this.#selected.everything !== undefined && isSame(this.#selected.everything.filter, this.#filter)
  }

  /**
   * Whether rows cannot be selected, because everything of another list is: a run takes individual clients or
   * everything of one list, never both.
   */
  isClosed = (): boolean => this.#selected.everything !== undefined && !this.isEverythingHere()

  /** How many rows of this page are selected. */
  shownCount = (): number => this.#page.filter(({ uuid }) => this.has(uuid)).length

  /** Sets the rows on this page and their filter. Selected rows are updated to the newer record. */
  showPage(page: readonly ClientRow[], filter?: ClientFilter): void {
    this.#page = page
    this.#filter = filter
    if (this.#selected === nothing) return
    const fresh = page.filter(({ uuid }) => this.#selected.rows.has(uuid)).map((row) => [row.uuid, row] as const)
    this.#select({ ...this.#selected, rows: new Map([...this.#selected.rows, ...fresh]) })
  }

  /**
   * Unticking one row of "everything" leaves the rest of this page selected. A range starts at the row toggled last.
   */
  toggle(row: ClientRow, isRange = false): void {
    if (this.isClosed()) return
    const next = new Map(
      this.isEverythingHere() ? this.#page.map((each) => [each.uuid, each] as const) : this.#selected.rows,
    )
    const isOn = !next.has(row.uuid)
    for (const each of isRange ? this.#rangeTo(row) : [row]) {
      if (isOn) next.set(each.uuid, each)
      else next.delete(each.uuid)
    }
    this.#last = row.uuid
    this.#select({ rows: next })
  }

  #rangeTo(row: ClientRow): readonly ClientRow[] {
    const [from, to] = [this.#last, row.uuid].map((uuid) => this.#page.findIndex((each) => each.uuid === uuid))
    if (from === undefined || to === undefined || from < 0 || to < 0) return [row]
    return this.#page.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  togglePage(): void {
    if (this.isClosed()) return
    const next = new Map(this.#selected.rows)
    const isOff = this.pageState() === 'all'
    for (const row of this.#page) {
      if (isOff) next.delete(row.uuid)
      else next.set(row.uuid, row)
    }
    this.#select({ rows: next })
  }

  chooseEverything(everything: Matches): void {
    this.#select({ rows: new Map(), everything })
  }

  clear = (): void => {
    if (this.#selected !== nothing) this.#select(nothing)
  }

  #select(selected: SelectedClients): void {
    this.#selected = selected
    for (const listener of this.#listeners) listener()
  }
}
