/** Who changes a state: a member of the firm, the client's owner, business time, Books, or the card provider. */
export type ChangedBy = 'firm' | 'owner' | 'clock' | 'books' | 'cards'

/** An act that creates something in its first state. */
export interface Beginning<State extends string> {
  readonly by: ChangedBy
  readonly begins: State
}

/** What an act does in each state: the next state, or why it is refused. */
export interface Change<State extends string, Reason extends string> {
  readonly by: ChangedBy
  readonly from: { readonly [Each in State]: State | Reason }
}

export type Acts<State extends string, Reason extends string> = Readonly<
  Record<string, Beginning<State> | Change<State, Reason>>
>

/** The default for every state, which a row then overrides. */
export const fromEvery =
  <State extends string>(states: readonly State[]) =>
  <Cell extends string>(cell: Cell) =>
    Object.fromEntries(states.map((state) => [state, cell])) as { readonly [Each in State]: Cell }

declare const isOfTable: unique symbol

/** Only a state table can create it, so that a store which requires it cannot write an arbitrary status. */
export interface Move<State extends string> {
  readonly from: State
  readonly to: State
  readonly reason?: undefined
  readonly [isOfTable]: true
}

/** The same for a first state. */
export interface Start<State extends string> {
  readonly to: State
  readonly [isOfTable]: true
}

/** Refused: the state does not change. */
export interface Stay<Reason extends string> {
  readonly reason: Reason
  readonly to?: undefined
}

type Outcome<State extends string, Cell> = Cell extends State ? Move<State> : Stay<Cell & string>

type BeginningOf<Table> = { [Act in keyof Table]: Table[Act] extends { begins: string } ? Act : never }[keyof Table]
type ChangeOf<Table> = Exclude<keyof Table, BeginningOf<Table>>
type Cell<Row, From extends string> = Row extends { from: infer Cells } ? Cells[From & keyof Cells] : never

/** Reads a table of acts. Every status that is written comes from here. */
export const stateTable = <State extends string, Table extends Acts<State, string>>(acts: Table) => {
  const cellsOf = (act: keyof Table): Record<State, string> => (acts[act] as Change<State, string>).from
  const moveOf = (from: State, to: State) => ({ from, to }) as Move<State>
  const isState = (act: keyof Table, cell: string): cell is State => Object.hasOwn(cellsOf(act), cell)

  return {
    begin: (act: BeginningOf<Table>): Start<State> => ({ to: (acts[act] as Beginning<State>).begins }) as Start<State>,

    /** The new state, or why there is none. */
    next: <From extends State, Act extends ChangeOf<Table>>(from: From, act: Act) => {
      const cell = cellsOf(act)[from]
      return (isState(act, cell) ? moveOf(from, cell) : { reason: cell }) as Outcome<State, Cell<Table[Act], From>>
    },

    /** All moves of an act, for a statement that changes many rows. */
    movesOf: (act: ChangeOf<Table>): Move<State>[] =>
      Object.entries<string>(cellsOf(act)).flatMap(([from, cell]) =>
        isState(act, cell) ? [moveOf(from as State, cell)] : [],
      ),
  }
}
