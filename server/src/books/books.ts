import {
  BooksAccount,
  type BooksAccountant,
  type BooksFirm,
  type BooksInvitation,
  type BooksOwner,
  type BooksPayer,
  BooksSettings,
  type BooksSignOut,
  BooksTeam,
  type NewBooksAccount,
} from '@partner-hub/contracts/books/books.ts'
import { booksToken } from './books-token.ts'

/** The provider's accounting product. */
export interface BooksPort {
  /** Opens the account under this id, or returns the existing one. */
  openAccount(accountId: string, account: NewBooksAccount, signal?: AbortSignal): Promise<BooksAccount>
  /** What Books knows about the business; undefined if the account does not exist. */
  findSettings(accountId: string): Promise<BooksSettings | undefined>
  /** Makes this person the account's owner in Books. Idempotent. */
  linkOwner(accountId: string, owner: BooksOwner, signal?: AbortSignal): Promise<void>
  /** Tells Books which firm opened the account; does nothing if Books already knows one. */
  nameFirm(accountId: string, firm: BooksFirm, signal?: AbortSignal): Promise<void>
  /** Tells Books who pays; false if the account does not exist. Idempotent. */
  namePayer(accountId: string, payer: BooksPayer, signal?: AbortSignal): Promise<boolean>
  /** The account's team; undefined if the account does not exist. */
  findTeam(accountId: string, signal?: AbortSignal): Promise<BooksTeam | undefined>
  /** This person accepted the invitation; false if Books no longer has it. Idempotent. */
  joinTeam(accountId: string, invitation: string, person: BooksAccountant, signal?: AbortSignal): Promise<boolean>
  /** Any other outcome of the invitation. Idempotent; an unknown invitation is ignored. */
  noteInvitation(accountId: string, invitation: string, noted: BooksInvitation, signal?: AbortSignal): Promise<void>
  /** Removes the person of this invitation, or this firm, from the team. Idempotent. */
  leaveTeam(accountId: string, member: string, signal?: AbortSignal): Promise<void>
  /** Ends this person's older sessions in Books. Idempotent. */
  signOut(identityUuid: string, ended: BooksSignOut, signal?: AbortSignal): Promise<void>
}

export interface BooksOptions {
  url: string
  clientId: string
  clientSecret: string
  openTimeoutMs: number
  readTimeoutMs: number
}

interface Change {
  method: 'PUT' | 'DELETE'
  body?: unknown
}

const put = (body: unknown): Change => ({ method: 'PUT', body })

/** Books over HTTP. A refused token is renewed once per call. */
export const httpBooks = (options: BooksOptions): BooksPort => {
  const tokenFor = booksToken(options)

  const ask = async (path: string, signal: AbortSignal, change?: Change): Promise<Response> => {
    const sendWith = (token: string) =>
      fetch(`${options.url}${path}`, {
        ...(change && { method: change.method }),
        ...(change?.body !== undefined && { body: JSON.stringify(change.body) }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(change?.body !== undefined && { 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal,
      })
    const token = await tokenFor(signal)
    const first = await sendWith(token)
    if (first.status !== 401) return first
    await first.body?.cancel()
    return sendWith(await tokenFor(signal, token))
  }

  const within = (ms: number, signal?: AbortSignal) =>
    signal ? AbortSignal.any([signal, AbortSignal.timeout(ms)]) : AbortSignal.timeout(ms)
  const pathOf = (accountId: string) => `/api/accounts/${encodeURIComponent(accountId)}`
  const memberPath = (accountId: string, member: string) => `${pathOf(accountId)}/team/${member}`

  return {
    openAccount: async (accountId, account, signal) => {
      const answer = await ask(pathOf(accountId), within(options.openTimeoutMs, signal), put(account))
      if (!answer.ok) throw new Error(`Books did not open the account: ${answer.status}`)
      const opened = BooksAccount.parse(await answer.json())
      if (!/^https?:$/.test(new URL(opened.redirect_url).protocol)) throw new Error('Books answered no web address')
      return opened
    },
    findSettings: async (accountId) => {
      const answer = await ask(`${pathOf(accountId)}/settings`, AbortSignal.timeout(options.readTimeoutMs))
      if (answer.ok) return BooksSettings.parse(await answer.json())
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw new Error(`Books did not answer the settings: ${answer.status}`)
    },
    linkOwner: async (accountId, owner, signal) => {
      const answer = await ask(`${pathOf(accountId)}/owner`, within(options.openTimeoutMs, signal), put(owner))
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`Books did not link the owner: ${answer.status}`)
    },
    nameFirm: async (accountId, firm, signal) => {
      const answer = await ask(`${pathOf(accountId)}/firm`, within(options.openTimeoutMs, signal), put(firm))
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`Books did not take the firm: ${answer.status}`)
    },
    namePayer: async (accountId, payer, signal) => {
      const answer = await ask(`${pathOf(accountId)}/payer`, within(options.openTimeoutMs, signal), put(payer))
      await answer.body?.cancel()
      if (answer.ok) return true
      if (answer.status === 404) return false
      throw new Error(`Books did not take who pays: ${answer.status}`)
    },
    findTeam: async (accountId, signal) => {
      const answer = await ask(`${pathOf(accountId)}/team`, within(options.readTimeoutMs, signal))
      if (answer.ok) return BooksTeam.parse(await answer.json())
      await answer.body?.cancel()
      if (answer.status === 404) return undefined
      throw new Error(`Books did not answer the team: ${answer.status}`)
    },
    joinTeam: async (accountId, invitation, person, signal) => {
      const path = memberPath(accountId, invitation)
      const answer = await ask(path, within(options.openTimeoutMs, signal), put(person))
      await answer.body?.cancel()
      if (answer.ok) return true
      if (answer.status === 404) return false
      throw new Error(`Books did not take the accountant into the team: ${answer.status}`)
    },
    noteInvitation: async (accountId, invitation, noted, signal) => {
      const path = `${memberPath(accountId, invitation)}/invitation`
      const answer = await ask(path, within(options.openTimeoutMs, signal), put(noted))
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw new Error(`Books did not note the invitation: ${answer.status}`)
    },
    leaveTeam: async (accountId, member, signal) => {
      const path = memberPath(accountId, member)
      const answer = await ask(path, within(options.openTimeoutMs, signal), { method: 'DELETE' })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404)
        throw new Error(`Books did not end the place in the team: ${answer.status}`)
    },
    signOut: async (identityUuid, ended, signal) => {
      const path = `/api/people/${identityUuid}/sign_out`
      const answer = await ask(path, within(options.readTimeoutMs, signal), put(ended))
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`Books did not end the sessions: ${answer.status}`)
    },
  }
}
