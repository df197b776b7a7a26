import type { FirmAct } from '@partner-hub/contracts/firms/firm-policy.ts'
import { pageData } from './page-data.ts'

/** Whether the reader's role lets them do this at all: what it never does is not shown (DEC-97). */
export const may = (act: FirmAct): boolean => pageData().abilities?.includes(act) ?? false
