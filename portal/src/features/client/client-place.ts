import { useOutletContext } from 'react-router'
import type { ClientDetail } from './client-detail.ts'

/** A part of the page that is read by a call of its own. */
export interface ReadPart {
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly retry: () => void
}

/** What the page hands to the tab that is open. */
export interface ClientPlace {
  readonly detail: ClientDetail
  readonly to: {
    readonly businessInfo: string
    readonly billing: string
    readonly contacts: string
    /** The client's account in a frame, at its settings. */
    readonly settings: string
    readonly invitation: (contactUuid: string) => string
  }
  readonly contacts: ReadPart
  readonly invitations: ReadPart
  /** What lists show of this client is out of date. */
  readonly onChanged: () => void
}

export const useClientPlace = (): ClientPlace => useOutletContext<ClientPlace>()
