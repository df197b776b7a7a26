import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { ORIGIN } from '../../texts/client.ts'

/** What somebody wrote: notes begin empty on screen, and Activity tells where the client came from. */
export const writtenNotes = ({ notes }: Pick<BusinessClient, 'notes'>): string => (notes === ORIGIN ? '' : notes)
