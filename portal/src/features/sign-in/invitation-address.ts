import { ACCEPT_PATH } from '../../api/contract.ts'
import { pageData } from '../../api/page-data.ts'

/** The page of an invitation's link; without the link, the page uses the token kept in this tab. */
export const invitationAddress = (link: string): string => `${pageData().hub_url}${ACCEPT_PATH}${link && `#${link}`}`
