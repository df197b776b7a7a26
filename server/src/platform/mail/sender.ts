import type { Sender } from '@partner-hub/emails/frame.ts'
import type { Config } from '../../config.ts'

/** The sender shown in every mail. */
export const senderOf = ({ HUB_NAME, PROVIDER_NAME, SUPPORT_URL }: Config): Sender => ({
  hubName: HUB_NAME,
  providerName: PROVIDER_NAME,
  supportUrl: SUPPORT_URL,
})
