import { wizardDraft } from '../../drafts/wizard-draft.ts'
import { noAnswers, openStep } from './answers.ts'

export const firmDraft = wizardDraft({ name: 'firm-registration', noAnswers, openStep })

/** Whether this person has started the wizard in this tab. */
export const hasFirmDraft = (email: string): boolean => firmDraft.hasAnswers(firmDraft.read(email).answers)
