import type { Story } from '../platform/workflow/stories.ts'
import type { PayerNotice } from './payer-notice.store.ts'

export const noticeStory = ({ payer, kind, noticed_on }: PayerNotice): Story => ({
  workflow: 'sendPayerNotice',
  id: `send-payer-notice/${payer}.${kind}.${noticed_on}`,
  args: [payer, kind, noticed_on],
})
