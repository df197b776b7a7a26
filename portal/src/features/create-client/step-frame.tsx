import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StepNumber } from '../../drafts/wizard-draft.ts'
import { createClient } from '../../texts/create-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AttentionNote } from '../../ui/notices/attention-note.tsx'
import { WizardFrame } from '../../ui/wizard/wizard-frame.tsx'
import type { Answers } from './answers.ts'
import type { RefusedFields } from './refused-fields.ts'

/** Props that every step of the wizard gets. */
export interface StepSurroundings {
  readonly answers: Answers
  readonly isEntered: boolean
  readonly refused: RefusedFields['fields'] | undefined
  readonly onChange: (answers: Partial<Answers>) => void
  readonly onClose: () => void
}

type Props = Pick<StepSurroundings, 'answers' | 'isEntered' | 'onClose'> & {
  step: StepNumber
  title: string
  intro: string
  wrongCount: number
  /** Shown beside the buttons while there is no error. */
  note?: string
  back: { label: string; onPress: () => void }
  forward: { label: string; isPending?: boolean }
  onSubmit: () => void
  children: ReactNode
}

/** A summary of completed steps, shown under their names. */
const stepsWith = ({ client_name, first_name, last_name }: Answers, step: StepNumber) => {
  const notes = [client_name, `${first_name} ${last_name}`]
  return createClient.steps.map((title, index) => ({ title, ...(index < step && { note: notes[index] }) }))
}

export function StepFrame({ answers, onClose, step, wrongCount, note, back, forward, ...frame }: Props) {
  return (
    <WizardFrame
      {...frame}
      about={createClient.title}
      headerEnd={<CloseWizard onPress={onClose} />}
      steps={stepsWith(answers, step)}
      current={step}
      footerNote={
        wrongCount > 0 ? (
          <AttentionNote>{createClient.attention(wrongCount)}</AttentionNote>
        ) : (
          note && <span className="text-small text-text-subtle max-md:hidden">{note}</span>
        )
      }
      buttons={
        <>
          <Button size="lg" onPress={back.onPress}>
            {back.label}
          </Button>
          <Button type="submit" tone="primary" size="lg" isPending={forward.isPending}>
            {forward.label}
          </Button>
        </>
      }
    />
  )
}

export function CloseWizard({ onPress }: { onPress: () => void }) {
  return (
    <Button tone="ghost" icon={X} onPress={onPress}>
      {createClient.close}
    </Button>
  )
}
