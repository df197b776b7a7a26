import type { ClientSort, ClientView } from '@partner-hub/contracts/clients/client-list.ts'
import { CLIENT_SORTS, CLIENT_VIEWS, CLIENTS_PAGE_SIZE, CLIENTS_PAGE_SIZES, SEARCH_MAX } from '../../api/contract.ts'
import { type ClientFilterKind, clientFilters, selectedOptions, valuesOf } from './client-filters.ts'

/** Everything that decides which rows are shown. It lives only in the URL. */
export interface ListAddress extends Readonly<Record<ClientFilterKind['name'], readonly string[]>> {
  readonly view: ClientView
  readonly search: string
  readonly sort: ClientSort
  readonly per_page: number
  readonly page: number
}

/** The server accepts no larger offset; every list ends long before. */
const FURTHEST_ROW = 1_000_000

const oneOf = <Value>(values: readonly Value[], text: string | null, standard: Value): Value =>
  values.find((value) => String(value) === text) ?? standard

/** An invalid page number means page 1. */
const pageOf = (text: string | null, perPage: number): number =>
  /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), FURTHEST_ROW / perPage) : 1

const filterOf = (kind: ClientFilterKind, search: URLSearchParams): string[] =>
  valuesOf(selectedOptions(kind, search.get(kind.name)?.split(',') ?? []))

/** Parses a URL; unknown values are ignored. */
export const addressOf = (search: URLSearchParams): ListAddress => {
  const per_page = oneOf<number>(CLIENTS_PAGE_SIZES, search.get('per_page'), CLIENTS_PAGE_SIZE)
  const filters = Object.fromEntries(clientFilters.map((kind) => [kind.name, filterOf(kind, search)]))
  return {
    ...(filters as Record<ClientFilterKind['name'], string[]>),
    view: oneOf(CLIENT_VIEWS, search.get('view'), 'all'),
    search: (search.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    sort: oneOf(CLIENT_SORTS, search.get('sort'), 'name'),
    per_page,
    page: pageOf(search.get('page'), per_page),
  }
}

/** Builds the URL's query; defaults need no parameter. */
export const searchOf = (address: ListAddress): string => {
  const parameters: [string, string, unknown][] = [
    ['view', address.view, 'all'],
    ['search', address.search, ''],
    ...clientFilters.map(({ name }): [string, string, string] => [name, address[name].join(','), '']),
    ['sort', address.sort, 'name'],
    ['per_page', String(address.per_page), String(CLIENTS_PAGE_SIZE)],
    ['page', String(address.page), '1'],
  ]
  const given = parameters.filter(([, value, usual]) => value !== usual)
  // Commas are allowed in a query and read better unescaped.
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, value]))}`.replaceAll('%2C', ',')
}

/** A new view, search, filter or order starts at page 1; a new page size keeps the current first row in view. */
export const changed = (address: ListAddress, change: Partial<ListAddress>): ListAddress => {
  const next = { ...address, page: 1, ...change }
  const isOtherSize = change.per_page !== undefined && Object.keys(change).length === 1
  return isOtherSize ? { ...next, page: Math.floor(((address.page - 1) * address.per_page) / next.per_page) + 1 } : next
}

export const cleared: Partial<ListAddress> = {
  search: '',
  invitation_status: [],
  subscription_status: [],
  billing_owner: [],
  plan: [],
}

/** How many filters are set, however many values each has. */
export const filterCount = (address: ListAddress): number =>
  clientFilters.filter(({ name }) => address[name].length > 0).length

export const isNarrowed = (address: ListAddress): boolean => address.search !== '' || filterCount(address) > 0

const joined = (values: readonly string[]): string | undefined => values.join(',') || undefined

/** The filter of an address, for the list call and for a run over all matches. */
export const clientsOf = ({
  view,
  search,
  invitation_status,
  subscription_status,
  billing_owner,
  plan,
}: ListAddress) => ({
  view,
  search: search || undefined,
  invitation_status: joined(invitation_status),
  subscription_status: joined(subscription_status),
  // Selecting both payers means no filter.
  billing_owner: billing_owner.length === 1 ? (billing_owner[0] as 'ACCOUNTANT' | 'CLIENT') : undefined,
  plan: joined(plan),
})
