import type { Story } from '../platform/workflow/stories.ts'

/** The mail of one generation of an invitation; sending it again is a new story. */
export const invitationMail = (firm: string, uuid: string, generation: number): Story => ({
  workflow: 'sendInvitation',
  id: `send-invitation/${uuid}.${generation}`,
  args: [firm, uuid, String(generation)],
})

/** The id is built from invitation, link and number, so that no reminder is sent twice. */
export const reminderMail = (firm: string, uuid: string, generation: number, number: number): Story => ({
  workflow: 'sendReminder',
  id: `send-reminder/${uuid}.${generation}.${number}`,
  args: [firm, uuid, String(generation), String(number)],
})

/** Tells the firm that an owner asked for a new invitation at this time, when this generation was the newest. */
export const askNotice = (firm: string, uuid: string, asked_at: string, generation: number): Story => ({
  workflow: 'sendAskNotice',
  id: `send-ask-notice/${uuid}.${asked_at}`,
  args: [firm, uuid, asked_at, String(generation)],
})

/** Tells the firm about an answer, once per link. */
export const answerNotice = (firm: string, uuid: string, generation: number): Story => ({
  workflow: 'sendAnswerNotice',
  id: `send-answer-notice/${uuid}.${generation}`,
  args: [firm, uuid, String(generation)],
})
