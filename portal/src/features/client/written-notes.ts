import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { ORIGIN } from '../../texts/client.ts'

/** Only what a person wrote: the note about the client's origin is hidden, since Activity shows it. */
export const writtenNotes = ({ notes }: Pick<BusinessClient, 'notes'>): string => (notes === ORIGIN ? '' : notes)
