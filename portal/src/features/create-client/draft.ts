import { wizardDraft } from '../../drafts/wizard-draft.ts'
import { noAnswers, openStep } from './answers.ts'

export const clientDraft = wizardDraft({ name: 'create-client', noAnswers, openStep })
