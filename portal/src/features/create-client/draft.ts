import { wizardDraft } from '../../ui/wizard-draft.ts'
import { noAnswers, openStep } from './answers.ts'

export const clientDraft = wizardDraft({ name: 'create-client', noAnswers, openStep })
