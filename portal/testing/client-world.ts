import type { Subscription } from '@partner-hub/contracts/billing/subscriptions.ts'
import type { Endpoint } from '@partner-hub/contracts/calls/endpoint.ts'
import type { BusinessClient, ClientStatus } from '@partner-hub/contracts/clients/business-clients.ts'
import type { ClientEvent } from '@partner-hub/contracts/clients/client-activity.ts'
import type { ClientContact } from '@partner-hub/contracts/clients/client-contacts.ts'
import type { ClientMoments } from '@partner-hub/contracts/clients/client-moments.ts'
import type { ClientInvitation } from '@partner-hub/contracts/invitations/invitations.ts'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  archiveBusinessClient,
  getBusinessClient,
  getClientContact,
  getClientInvitation,
  getClientMoments,
  getSubscription,
  listClientActivity,
  listSubscriptionInvoices,
  previewPlan,
  removeAccessAndArchive,
  removeClientAccess,
  restoreBusinessClient,
  updateBusinessClient,
  updateClientContact,
} from '../src/api/contract.ts'
import { memberOfFirm } from './render-app.tsx'
import { bluebird, sampleContact, sampleInvitation, sampleMoments, sampleSubscription } from './sample-client.ts'
import { changePreview } from './sample-plan.ts'

interface World {
  readonly client?: Partial<BusinessClient>
  /** Of the owner; none by default. */
  readonly invited?: ClientInvitation['invitation_status']
  readonly invitation?: Partial<ClientInvitation>
  readonly owner?: Partial<ClientContact>
  readonly colleagues?: readonly ClientContact[]
  readonly subscription?: Partial<Subscription>
  readonly activity?: readonly ClientEvent[]
  readonly moments?: Partial<ClientMoments>
}

const lastPart = (url: URL): string => url.pathname.split('/').at(-2) ?? ''
const tagged = (endpoint: Endpoint, record: unknown, version: number): Response =>
  Response.json(endpoint.answer.parse(record), { headers: { etag: `"${version}"` } })

/** A member's firm with one client, as the server keeps it: every save makes a new version. */
export const clientOfFirm = ({
  client: changes = {},
  invited,
  invitation: invitationChanges = {},
  owner = {},
  colleagues = [],
  subscription,
  activity = [],
  moments,
}: World) => {
  const server = memberOfFirm()
  const invitation = invited && { ...sampleInvitation(1, invited), ...invitationChanges }
  const contacts = [
    sampleContact({ client_invitations: invitation ? [invitation.uuid] : [], ...owner }),
    ...colleagues,
  ].map((contact) => ({ contact, version: 1 }))
  const stored = { client: bluebird({ client_contacts: contacts.map(({ contact }) => contact.uuid), ...changes }) }
  let version = 1

  server.reply(getBusinessClient, () => tagged(getBusinessClient, stored.client, version))
  server.answer(listClientActivity, { results: [...activity], has_more: false })
  server.answer(getClientMoments, sampleMoments(moments))
  server.answer(getSubscription, sampleSubscription(subscription))
  server.answer(previewPlan, changePreview())
  server.answer(listSubscriptionInvoices, { subscription: stored.client.subscription, invoices: [] })
  server.reply(getClientInvitation, () => tagged(getClientInvitation, invitation, 1))
  const contactOf = (url: URL) => {
    const found = contacts.find(({ contact }) => contact.uuid === lastPart(url))
    if (!found) throw new Error(`No contact ${url.pathname}`)
    return found
  }
  server.reply(getClientContact, ({ url }) => {
    const found = contactOf(url)
    return tagged(getClientContact, found.contact, found.version)
  })
  server.reply(updateClientContact, ({ url, body }) => {
    const found = contactOf(url)
    found.contact = { ...found.contact, ...(body as ClientContact) }
    found.version += 1
    return tagged(updateClientContact, found.contact, found.version)
  })
  const save = (endpoint: Endpoint, change: (body: object) => Partial<BusinessClient>) =>
    server.reply(endpoint, ({ body }) => {
      stored.client = { ...stored.client, ...change(body as object) }
      version += 1
      return tagged(endpoint, stored.client, version)
    })
  save(updateBusinessClient, (body) => body)
  const to = (status: ClientStatus) => () => ({ status })
  save(archiveBusinessClient, to('ARCHIVED'))
  save(removeAccessAndArchive, to('ARCHIVED'))
  save(removeClientAccess, to('NO_ACCESS'))
  save(restoreBusinessClient, to('ACTIVE'))
  return {
    ...server,
    /** Somebody else saves a contact. */
    changesElsewhere: (changed: Partial<ClientContact>) => {
      const [first] = contacts
      if (!first) return
      first.contact = { ...first.contact, ...changed }
      first.version += 1
    },
    changesClientElsewhere: (changed: Partial<BusinessClient>) => {
      stored.client = { ...stored.client, ...changed }
      version += 1
    },
    /** Somebody else answers the invitation, or it is delivered. */
    changesInvitationElsewhere: (changed: Partial<ClientInvitation>) => {
      if (invitation) Object.assign(invitation, changed)
    },
    ifMatch: (endpoint: Endpoint) => server.callsOf(endpoint).map(({ headers }) => headers.get('if-match')),
  }
}

/** The banner of how the client stands. */
export const standing = page.getByRole('region', { name: 'Client status' })

export const heading = page.getByRole('heading', { level: 1 })
export const region = (name: string | RegExp) => page.getByRole('region', { name })
export const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const button = (name: string) => page.getByRole('button', { name })
export const menuItem = (name: string) => page.getByRole('menuitem', { name })
const notifications = page.getByRole('region', { name: 'Notifications' })

/** Title and text of each toast. */
const toasts = () =>
  [...notifications.element().querySelectorAll('.font-strong')].map((title) => [
    title.textContent,
    title.nextElementSibling?.textContent,
  ])

/** A pair of the catalogue, in a toast. */
export const toasted = (title: string, text: string) => expect.poll(toasts).toContainEqual([title, text])

const byPlace = (one: Element, other: Element): number => {
  const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return here.top - there.top || here.left - there.left
}

/** Labels and values of a part, in the order in which they are seen: line by line. */
export const factsOf = (part: Element): string[] =>
  [...part.querySelectorAll('dl')]
    .filter((list) => !list.parentElement?.closest('dl'))
    .flatMap((list) => [...list.children].sort(byPlace))
    .map((fact) => `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent}`)
