import type pg from 'pg'
import { NamedClient } from '../../server/src/platform/database/named-client.ts'
import { die, type Faults } from './faults.ts'

interface Hooks {
  before?: (text: string) => void
  after?: (text: string) => void
  rewrite?: (text: string) => string
  /** What was done, as the asker is told. */
  said?: (text: string) => string | undefined
  /** An answer made up instead of asking the database. */
  answer?: (text: string) => object | undefined
}

const withHooks = (hooks: readonly Hooks[]): typeof pg.Client =>
  class extends NamedClient {
    // biome-ignore lint/suspicious/noExplicitAny: as in the client it stands on
    override query(...args: any[]): any {
      const [asked, ...rest] = args
      if (typeof asked !== 'string') return super.query(...args)
      for (const { answer } of hooks) {
        const made = answer?.(asked)
        if (made) return Promise.resolve(made)
      }
      for (const { before } of hooks) before?.(asked)
      const text = hooks.reduce((last, { rewrite }) => rewrite?.(last) ?? last, asked)
      const asking = super.query(text, ...rest)
      if (typeof asking?.then !== 'function') return asking
      return asking.then((result: pg.QueryResult) => {
        for (const { after } of hooks) after?.(asked)
        const command = hooks.map(({ said }) => said?.(asked)).find(Boolean)
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

/** A change of the client itself, or a new link for its owner. */
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
      if (/^update (subscription|client_invitation)\s+set (invitation_)?status = '/.test(text) && ++swept === nth) die()
    },
  }
}

const withoutKeys: Hooks = {
  rewrite: (text) =>
    text.startsWith('insert into "membership"') ? text.replace(' on conflict ("user_id") do nothing', '') : text,
}

/** A role taken for the rest of a transaction is laid down where the transaction would have ended. */
const withoutTransactions: Hooks = {
  rewrite: (text) =>
    text
      .replace(/^(begin|commit|rollback)$/, 'reset role')
      .replace("set_config('app.organization_uuid', $1, true)", "set_config('app.organization_uuid', $1, false)")
      .replace(/^set local role/, 'set role'),
  said: (text) => (text === 'commit' ? 'COMMIT' : undefined),
}

/** The parameters stay, so that their numbers do. */
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

/** The connection of a process that is to go wrong. */
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
