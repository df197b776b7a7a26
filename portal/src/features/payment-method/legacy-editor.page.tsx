import type { LegacyPaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { useMutation } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { withNames } from '../../texts/names.ts'
import { cardEditor, cardErrors, cardOutcomes } from '../../texts/payment-method.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { confirmSaved } from './confirm-saved.ts'
import { EditorFrame } from './editor-frame.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { useCardFrame } from './use-card-frame.ts'
import type { CardOutcome } from './use-save-card.ts'

type Props = {
  subscription: string
  method: LegacyPaymentMethod
  /** An article on updating billing information. */
  helpUrl: string
  /** Asks for a new form. */
  onOpenAgain: () => void
  onLeave: () => void
  onEnd: (outcome: CardOutcome) => void
}

/** The editor of firms that are not migrated (spec §2 Legacy card editor). */
export function LegacyEditorPage({ method, ...props }: Props) {
  const { card_form_link: link } = method
  if (link !== null) return <FramedForm {...props} link={link} method={method} />
  return (
    <EditorFrame isSaving={false} isSaveOff onSave={() => undefined} onLeave={props.onLeave}>
      <ErrorState {...cardErrors.fields} onRetry={props.onOpenAgain} />
    </EditorFrame>
  )
}

function FramedForm({ subscription, link, method, helpUrl, onOpenAgain, onLeave, onEnd }: Props & { link: string }) {
  const { frame, state, isLate, submit } = useCardFrame(link, method)
  const { phase, height, hasNavigated, failure } = state
  const { mutate: confirm, isSuccess } = useMutation({
    mutationFn: (said: 'saved' | 'unclear') => confirmSaved(subscription, method, said),
    onSuccess: (isSaved) =>
      onEnd(
        isSaved ? { tone: 'success', pair: cardOutcomes.updated } : { tone: 'error', pair: cardOutcomes.failedSave },
      ),
  })
  useEffect(() => {
    if (phase === 'saved' || phase === 'unclear') confirm(phase)
  }, [phase, confirm])

  const isSaving = phase !== 'idle' && phase !== 'loaded' && !isSuccess
  return (
    <EditorFrame
      notice={failure && <FailureBanner failure={failure} helpUrl={helpUrl} />}
      isSaving={isSaving}
      isSaveOff={phase === 'idle' || hasNavigated || isSuccess}
      onSave={submit}
      onLeave={onLeave}
    >
      {isLate && <ErrorState {...cardErrors.fields} onRetry={onOpenAgain} />}
      <div hidden={isLate}>
        <div aria-busy={phase === 'idle'} className="overflow-hidden rounded-panel border border-border bg-white">
          <iframe
            ref={frame}
            src={link}
            title={cardEditor.form}
            height={height}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="strict-origin"
            className="block w-full"
          />
        </div>
        <p className="mt-3 flex items-start gap-2 text-small text-text-subtle">
          <Icon of={Lock} size={14} className="mt-0.5 shrink-0" />
          {withNames(cardEditor.formSafety)}
        </p>
      </div>
    </EditorFrame>
  )
}
