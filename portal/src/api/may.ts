import type { FirmAct } from '@partner-hub/contracts/firms/firm-policy.ts'
import { pageData } from './page-data.ts'

/** Whether the reader's role allows this at all; what it never allows is hidden (DEC-97). */
export const may = (act: FirmAct): boolean => pageData().abilities?.includes(act) ?? false
