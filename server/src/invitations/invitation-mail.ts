import type { Story } from '../platform/workflow/stories.ts'

/** The mail of one generation of an invitation: sent again it is another story. */
export const invitationMail = (firm: string, uuid: string, generation: number): Story => ({
  workflow: 'sendInvitation',
  id: `send-invitation/${uuid}.${generation}`,
  args: [firm, uuid, String(generation)],
})

/** Named by invitation, link and number, so that none goes out twice. */
export const reminderMail = (firm: string, uuid: string, generation: number, number: number): Story => ({
  workflow: 'sendReminder',
  id: `send-reminder/${uuid}.${generation}.${number}`,
  args: [firm, uuid, String(generation), String(number)],
})

/** Tells the firm that a new invitation was asked for at this moment, when this generation was the newest. */
export const askNotice = (firm: string, uuid: string, asked_at: string, generation: number): Story => ({
  workflow: 'sendAskNotice',
  id: `send-ask-notice/${uuid}.${asked_at}`,
  args: [firm, uuid, asked_at, String(generation)],
})

/** What the firm hears of an answer, once a link. */
export const answerNotice = (firm: string, uuid: string, generation: number): Story => ({
  workflow: 'sendAnswerNotice',
  id: `send-answer-notice/${uuid}.${generation}`,
  args: [firm, uuid, String(generation)],
})
