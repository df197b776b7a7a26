import { getBusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { listBusinessClients } from '@partner-hub/contracts/clients/client-list.ts'
import { refreshSettings } from '../src/books-mirror/refresh-settings.ts'
import type { Overrides } from '../src/compose-parts.ts'
import { newUuid } from '../src/platform/ids/ids.ts'
import { provisionClient } from '../src/registration/provision-client.ts'
import { startBooksAmongNeighbours } from './books-among-neighbours.ts'
import type { Caller, FirmCaller, Hub } from './hub.ts'
import { hasClient } from './one-client.ts'

interface Member {
  id: string
  email: string | null
  role: string
  state: string
  problem: string | null
  firm: { id: string; name: string } | null
}

export type OwnersOnBooks = Awaited<ReturnType<typeof startOwnersOnBooks>>
export type BusinessOnBooks = Awaited<ReturnType<OwnersOnBooks['business']>>

/** Owners already working in Books, with hub, sign-in service and worker really calling each other. */
export const startOwnersOnBooks = async (overrides: Overrides = {}, ofHub: Record<string, string> = {}) => {
  const world = await startBooksAmongNeighbours(overrides, ofHub)
  const { hub, signIn, books } = world
  await hub.startWorker()

  /** A business whose account a firm has opened, with its owner on the team page of Books. */
  const business = async (business_name = `Bakery ${newUuid()}`) => {
    const firm = await hub.firm({ name: 'First & Co' })
    const client = await hasClient(hub, firm, {
      client_name: business_name,
      status: 'ACTIVE',
      billing_owner: 'CLIENT',
      subscription_status: 'ACTIVE_TRIAL',
      days_left: 12,
    })
    const { account_id } = client
    const provision = provisionClient({ ...hub.parts, refreshSettings: refreshSettings(hub.parts) })
    const { organization_uuid } = firm
    await provision.remember(organization_uuid, client.uuid, await provision.open(organization_uuid, client.uuid))
    const { uuid: identity_uuid, email, password } = await signIn.person()
    await books.linkOwner(account_id, { identity_uuid, email, first_name: 'Ana', last_name: 'Reyes' })
    const browser = world.newBrowser()
    await signIn.submitLogIn(browser, await browser.open(`${books.url}/accounts/${account_id}/team`), {
      email,
      password,
    })
    const path = `${books.url}/my/accounts/${account_id}/team`
    const headers = { origin: books.url, 'content-type': 'application/json' }
    const team = async (): Promise<Member[]> => JSON.parse((await browser.ask(path)).text).members
    return {
      ...client,
      business_name,
      firm,
      owner: { email },
      team,
      invite: async (address: string): Promise<string> => {
        const body = JSON.stringify({ email: address })
        const { status } = await browser.ask(path, { method: 'POST', headers, body })
        if (status !== 204) throw new Error(`Books did not invite: ${status}`)
        return (await team()).find((member) => member.email === address)?.id ?? ''
      },
      remove: async (id: string): Promise<void> => {
        const { status } = await browser.ask(`${path}/${id}`, { method: 'DELETE', headers: { origin: books.url } })
        if (status !== 204) throw new Error(`Books did not remove: ${status}`)
      },
    }
  }

  return { ...world, business }
}

export const addressOf = async (hub: Hub, { user_id }: Caller): Promise<string> =>
  (
    await hub.parts.database.once
      .selectFrom('users')
      .select('email')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
  ).email

export const clientsOf = async (firm: FirmCaller) =>
  (await firm.call(listBusinessClients, { params: { organizationUuid: firm.organization_uuid } })).body.results

export const statusOf = async (firm: FirmCaller, uuid: string) =>
  (await firm.call(getBusinessClient, { params: { uuid } })).body.status
