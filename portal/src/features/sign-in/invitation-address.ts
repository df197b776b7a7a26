import { ACCEPT_PATH } from '../../api/contract.ts'
import { pageData } from '../../api/page-data.ts'

/** The page of an invitation's link; without the link, the one that this tab came from. */
export const invitationAddress = (link: string): string => `${pageData().hub_url}${ACCEPT_PATH}${link && `#${link}`}`
