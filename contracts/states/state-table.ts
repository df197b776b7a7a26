/** Who changes a state: a member of the firm, the client's owner, business time, or the provider's product. */
export type ChangedBy = 'firm' | 'owner' | 'clock' | 'books'

/** An act that brings something into being, in the state that it begins with. */
export interface Beginning<State extends string> {
  readonly by: ChangedBy
  readonly begins: State
}

/** What an act makes of each state: the next state, or the reason why it is refused. */
export interface Change<State extends string, Reason extends string> {
  readonly by: ChangedBy
  readonly from: { readonly [Each in State]: State | Reason }
}

export type Acts<State extends string, Reason extends string> = Readonly<
  Record<string, Beginning<State> | Change<State, Reason>>
>

/** The same from every state: the ground that a row writes its own states over. */
export const fromEvery =
  <State extends string>(states: readonly State[]) =>
  <Cell extends string>(cell: Cell) =>
    Object.fromEntries(states.map((state) => [state, cell])) as { readonly [Each in State]: Cell }

declare const isOfTable: unique symbol

/** Comes out of a state table and from nowhere else, so that a store which takes it can't be given any status. */
export interface Move<State extends string> {
  readonly from: State
  readonly to: State
  readonly reason?: undefined
  readonly [isOfTable]: true
}

/** The same for what begins. */
export interface Start<State extends string> {
  readonly to: State
  readonly [isOfTable]: true
}

/** Refused: the state stays as it is. */
export interface Stay<Reason extends string> {
  readonly reason: Reason
  readonly to?: undefined
}

type Outcome<State extends string, Cell> = Cell extends State ? Move<State> : Stay<Cell & string>

type BeginningOf<Table> = { [Act in keyof Table]: Table[Act] extends { begins: string } ? Act : never }[keyof Table]
type ChangeOf<Table> = Exclude<keyof Table, BeginningOf<Table>>
type Cell<Row, From extends string> = Row extends { from: infer Cells } ? Cells[From & keyof Cells] : never

/** Reads a table of acts. No status is written but by what this returns. */
export const stateTable = <State extends string, Table extends Acts<State, string>>(acts: Table) => {
  const cellsOf = (act: keyof Table): Record<State, string> => (acts[act] as Change<State, string>).from
  const moveOf = (from: State, to: State) => ({ from, to }) as Move<State>
  const isState = (act: keyof Table, cell: string): cell is State => Object.hasOwn(cellsOf(act), cell)

  return {
    begin: (act: BeginningOf<Table>): Start<State> => ({ to: (acts[act] as Beginning<State>).begins }) as Start<State>,

    /** The new state, or the reason why there is none. */
    next: <From extends State, Act extends ChangeOf<Table>>(from: From, act: Act) => {
      const cell = cellsOf(act)[from]
      return (isState(act, cell) ? moveOf(from, cell) : { reason: cell }) as Outcome<State, Cell<Table[Act], From>>
    },

    /** All that an act can do, for a statement that changes many rows. */
    movesOf: (act: ChangeOf<Table>): Move<State>[] =>
      Object.entries<string>(cellsOf(act)).flatMap(([from, cell]) =>
        isState(act, cell) ? [moveOf(from as State, cell)] : [],
      ),
  }
}
