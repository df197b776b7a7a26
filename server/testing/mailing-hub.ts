import type { Story } from '../src/platform/workflow/stories.ts'
import { type Hub, startHub } from './hub.ts'
import { startRecordingSmtp } from './recording-smtp.ts'
import { startTestWorker } from './worker.ts'

/** A hub that really sends its mails, to a server that records every byte. */
export const startMailingHub = async (replyAt?: Parameters<typeof startRecordingSmtp>[0]) => {
  const smtp = await startRecordingSmtp(replyAt)
  const hub = await startHub({ SMTP_URL: smtp.url })
  const worker = await startTestWorker(hub.parts)
  return {
    hub,
    smtp,
    stop: async () => {
      await worker.stop()
      await hub.stop()
      await smtp.stop()
    },
  }
}

export type MailingHub = Awaited<ReturnType<typeof startMailingHub>>
