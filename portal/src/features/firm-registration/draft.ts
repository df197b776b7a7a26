import { wizardDraft } from '../../ui/wizard-draft.ts'
import { noAnswers, openStep } from './answers.ts'

export const firmDraft = wizardDraft({ name: 'firm-registration', noAnswers, openStep })
