import type { Story } from '../platform/workflow/stories.ts'

/** One mail per visit, at its start; the id is built from the visit. */
export const supportNotice = (organization_uuid: string, visit: string): Story => ({
  workflow: 'sendSupportNotice',
  id: `send-support-notice/${visit}`,
  args: [organization_uuid, visit],
})

/** One mail per request. */
export const supportRequestMail = (organization_uuid: string, request: string): Story => ({
  workflow: 'sendSupportRequest',
  id: `send-support-request/${request}`,
  args: [organization_uuid, request],
})
