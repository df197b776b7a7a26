import type pg from 'pg'
import { NamedClient } from '../../server/src/platform/database/named-client.ts'
import { die, type Faults } from './faults.ts'

interface Hooks {
  before?: (text: string) => void
  after?: (text: string) => void
  rewrite?: (text: string) => string
  /** Overrides the command that the result reports. */
  commandOf?: (text: string) => string | undefined
  /** Returns a fake result instead of asking the database. */
  answer?: (text: string) => object | undefined
}

const withHooks = (hooks: readonly Hooks[]): typeof pg.Client =>
  class extends NamedClient {
    // biome-ignore lint/suspicious/noExplicitAny: as in the class it extends
    override query(...args: any[]): any {
      const [statement, ...rest] = args
      if (typeof statement !== 'string') return super.query(...args)
      for (const { answer } of hooks) {
        const fake = answer?.(statement)
        if (fake) return Promise.resolve(fake)
      }
      for (const { before } of hooks) before?.(statement)
      const text = hooks.reduce((last, { rewrite }) => rewrite?.(last) ?? last, statement)
      const asking = super.query(text, ...rest)
      if (typeof asking?.then !== 'function') return asking
      return asking.then((result: pg.QueryResult) => {
        for (const { after } of hooks) after?.(statement)
        const command = hooks.map(({ commandOf }) => commandOf?.(statement)).find(Boolean)
        return command ? { ...result, command } : result
      })
    }
  }

const afterFirm = (nth: number): Hooks => {
  let written = 0
  let firms = 0
  return {
    before: (text) => {
      if (text.startsWith('insert into "organization"')) written++
    },
    after: (text) => {
      if (text !== 'commit' || written === firms) return
      firms++
      if (firms >= nth) die()
    },
  }
}

const atBoundary = (nth: number): Hooks => {
  let passed = 0
  let isCounting = false
  const count = () => {
    if (isCounting && ++passed === nth) die()
  }
  return {
    before: (text) => {
      isCounting ||= /from "?sessions\b/.test(text)
      count()
    },
    after: count,
  }
}

/** An update of the client itself, or a new link for its owner. */
const clientChange = /^update ("business_client"|"client_invitation" set .*"token_hash")/

const inClient = (nth: number): Hooks => {
  let changed = 0
  return {
    after: (text) => {
      if (clientChange.test(text) && ++changed === nth) die()
    },
  }
}

const inSweep = (nth: number): Hooks => {
  let swept = 0
  return {
    after: (text) => {
      if (/^update (subscription|client_invitation)\s+set (invitation_)?status = [$']/.test(text) && ++swept === nth)
        die()
    },
  }
}

const withoutKeys: Hooks = {
  rewrite: (text) =>
    text.startsWith('insert into "membership"') ? text.replace(' on conflict ("user_id") do nothing', '') : text,
}

/** Without a transaction, `set local role` becomes `set role`, reset where the transaction would have ended. */
const withoutTransactions: Hooks = {
  rewrite: (text) =>
    text
      .replace(/^(begin|commit|rollback)$/, 'reset role')
      .replace(/(set_config\('app\.\w+', \$\d), true\)/g, '$1, false)')
      .replace(/^set local role/, 'set role'),
  commandOf: (text) => (text === 'commit' ? 'COMMIT' : undefined),
}

/** Keeps the parameters, so that their numbers stay the same. */
const withoutLocks: Hooks = {
  rewrite: (text) =>
    text
      .replace(/ for (no key )?update$/, '')
      .replace(/^update "(business_client|client_contact)".*$/s, (update) =>
        update.replace(/and "(?:status|version)" = (\$\d+)/g, 'and $1::text is not null'),
      ),
}

const withoutGuard: Hooks = {
  answer: (text) =>
    text.startsWith('insert into sign_in_guards')
      ? { command: 'INSERT', rowCount: 1, rows: [{ failures: 1 }] }
      : undefined,
}

/** The database client of a process with these faults. */
export const faultyClient = (faults: Faults): typeof pg.Client =>
  withHooks([
    ...(faults.dieAfterFirm ? [afterFirm(faults.dieAfterFirm)] : []),
    ...(faults.dieAtBoundary ? [atBoundary(faults.dieAtBoundary)] : []),
    ...(faults.dieInClient ? [inClient(faults.dieInClient)] : []),
    ...(faults.dieInSweep ? [inSweep(faults.dieInSweep)] : []),
    ...(faults.withoutKeys ? [withoutKeys] : []),
    ...(faults.withoutTransactions ? [withoutTransactions] : []),
    ...(faults.withoutLocks ? [withoutLocks] : []),
    ...(faults.withoutGuard ? [withoutGuard] : []),
  ])
