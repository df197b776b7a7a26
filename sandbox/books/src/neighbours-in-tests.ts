import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { BooksOwner, RedeemedHandOver } from '@partner-hub/contracts/books/books.ts'

export const SIGN_IN_SECRET = 'secret: of Books & of tests alone'

/** Name and secret are form-encoded before they are joined (RFC 6749 §2.3.1). */
const isBooksClient = (authorization = '') => {
  const [id = '', secret = ''] = Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':')
  const decoded = [id, secret].map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
  return decoded[0] === 'northwind-books' && decoded[1] === SIGN_IN_SECRET
}

/** The hub's plan of every account until someone chooses one. */
const onTrial = {
  uuid: '0198c0de-0000-7000-8000-00000000c003',
  status: 'ACTIVE_TRIAL',
  days_left: 30,
  display_name: null,
  billing_interval: null,
  staff_limits: null,
  deferred_upgrade_plan: { package: { active: false } },
  next_bill_on: null,
  ends_on: null,
  scheduled_plan: null,
  fb_account_id: 'bakery',
  fb_system_id: '500007',
}
const plans = (['Starter', 'Plus', 'Premium'] as const).map((display_name, place) => {
  const price = [19, 33, 60][place] ?? 0
  const billable_clients = [5, 50, null][place] ?? null
  const monthly_amount = `${price}.00`
  return { display_name, billable_clients, monthly_amount, yearly_amount: `${price * 10}.00`, seat_amount: '11.00' }
})

export interface ReceivedWebhook {
  headers: IncomingMessage['headers']
  body: string
}

/** A stub of the hub and the sign-in service on one port, which records the webhooks it gets. */
export const startNeighbours = async () => {
  const codes = new Map<string, { challenge: string; person: BooksOwner }>()
  const tokens = new Map<string, BooksOwner>()
  const state = {
    /** Who signs in when the browser is sent to sign in. */
    signingIn: undefined as BooksOwner | undefined,
    tickets: new Map<string, RedeemedHandOver>(),
    redeemed: [] as unknown[],
    /** The one token of Books that the hub accepts. */
    ownToken: 'token of Books itself',
    checks: 0,
    /** The hub's status for a check of a visit. */
    checkStatus: 204,
    webhookStatus: 204,
    webhooks: [] as ReceivedWebhook[],
    /** Who pays, according to the hub; choosing a plan is refused if the firm pays. */
    billing_owner: 'CLIENT',
    /** According to the hub, someone else owns the account. */
    isOthersAccount: false,
    subscription: onTrial as object,
    /** The plans that the hub was asked to set, and by whom. */
    chosen: [] as { email: string; path: string; body: unknown }[],
  }

  const issueCode = (person: BooksOwner, challenge: string): string => {
    const code = randomUUID()
    codes.set(code, { challenge, person })
    return code
  }

  const token = (form: URLSearchParams): object | undefined => {
    if (form.get('grant_type') === 'client_credentials')
      return form.get('resource') ? { access_token: state.ownToken, token_type: 'Bearer', expires_in: 600 } : undefined
    const code = form.get('code') ?? ''
    const known = codes.get(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (known?.challenge !== challenge || !form.get('redirect_uri')?.endsWith('/oauthcallback')) return undefined
    codes.delete(code)
    tokens.set(`token ${code}`, known.person)
    return { access_token: `token ${code}`, token_type: 'Bearer', expires_in: 600 }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://neighbour')
    const body = await text(request)
    const say = (status: number, body?: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body))
    }
    const { authorization } = request.headers
    const [, account] = /^\/auth\/api\/v1\/billing\/account\/([\w-]+\/\w+)$/.exec(url.pathname) ?? []
    if (account) {
      const owner = tokens.get((authorization ?? '').slice('Bearer '.length))
      if (!owner) return say(401)
      if (state.isOthersAccount) return say(404)
      const { billing_owner } = state
      if (account.endsWith('/plans')) return say(200, { response: { billing_owner, currency_code: 'CAD', plans } })
      if (request.method === 'GET') return say(200, { response: state.subscription })
      if (billing_owner === 'ACCOUNTANT') return say(409)
      const choice = JSON.parse(body) as object
      state.chosen.push({ email: owner.email, path: account, body: choice })
      state.subscription = { ...onTrial, status: 'ACTIVE', days_left: null, ...choice }
      return say(200, { response: state.subscription })
    }
    const isBooks = authorization === `Bearer ${state.ownToken}`
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /oauth/authorize': {
        const back = new URL(url.searchParams.get('redirect_uri') ?? '')
        if (!state.signingIn) return say(500)
        back.searchParams.set('code', issueCode(state.signingIn, url.searchParams.get('code_challenge') ?? ''))
        back.searchParams.set('state', url.searchParams.get('state') ?? '')
        back.searchParams.set('iss', `http://${request.headers.host}`)
        response.writeHead(303, { location: back.href }).end()
        return
      }
      case 'GET /frame': {
        const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'
        const frame = `<iframe sandbox="${sandbox}" width="1000" height="800" src="${url.searchParams.get('src')}"></iframe>`
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${frame}`)
        return
      }
      case 'POST /oauth/token': {
        const issued = isBooksClient(authorization) ? token(new URLSearchParams(body)) : undefined
        return issued ? say(200, issued) : say(400, { error: 'invalid_grant' })
      }
      case 'GET /auth/api/v1/users/me': {
        const person = tokens.get((authorization ?? '').slice('Bearer '.length))
        return person ? say(200, { response: { ...person, id: 1 } }) : say(401)
      }
      case 'POST /books/hand_over/redeem/': {
        if (!isBooks) return say(401)
        const request = JSON.parse(body) as { ticket: string; account_id: string; host: string }
        state.redeemed.push(request)
        const granted = state.tickets.get(request.ticket)
        state.tickets.delete(request.ticket)
        return granted ? say(200, granted) : say(404, { detail: 'Not found.' })
      }
      case 'POST /books/hand_over/check/':
        if (!isBooks) return say(401)
        state.checks++
        return say(state.checkStatus)
      case 'POST /webhooks/books/':
        state.webhooks.push({ headers: request.headers, body })
        return say(state.webhookStatus)
      default:
        return say(404)
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state,
    issueCode,
    /** Expires all tokens. */
    endTokens: () => tokens.clear(),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
