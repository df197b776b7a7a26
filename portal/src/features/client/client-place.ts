import { useOutletContext } from 'react-router'
import type { ClientDetail } from './client-detail.ts'

/** A part of the page with its own call. */
export interface ReadPart {
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly retry: () => void
}

/** What the page passes to the open tab. */
export interface ClientPlace {
  readonly detail: ClientDetail
  readonly to: {
    readonly businessInfo: string
    readonly billing: string
    readonly contacts: string
    /** Select Plan or Change Plan. */
    readonly plan: string
    /** The client's embedded account, at its settings. */
    readonly settings: string
    readonly invitation: (contactUuid: string) => string
  }
  readonly contacts: ReadPart
  readonly invitations: ReadPart
  /** Call it when lists show outdated data about this client. */
  readonly onChanged: () => void
}

export const useClientPlace = (): ClientPlace => useOutletContext<ClientPlace>()
