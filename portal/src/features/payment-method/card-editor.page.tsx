import type { PaymentMethod } from '@partner-hub/contracts/billing/payment-methods.ts'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { withNames } from '../../texts/names.ts'
import { cardEditor, cardErrors } from '../../texts/payment-method.ts'
import { ErrorPlace } from '../../ui/fields/error-place.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import { BillingAddressSection } from './billing-address.section.tsx'
import { CardPanel } from './card.panel.tsx'
import {
  addressLine,
  answersFrom,
  type CardAnswers,
  type CardField,
  detailsOf,
  hasWholeAddress,
  problemsOf,
  shownBrand,
} from './card-form.ts'
import { hostedFieldNames } from './card-provider.ts'
import { EditorFrame } from './editor-frame.tsx'
import { Leaving } from './leaving.tsx'
import { useHostedFields } from './use-hosted-fields.ts'
import { type CardOutcome, useSaveCard } from './use-save-card.ts'

type Props = {
  identity: string
  /** The saved card, if there is one. */
  method: PaymentMethod | undefined
  authorize: () => Promise<string>
  onLeave: () => void
  onEnd: (outcome: CardOutcome) => void
}

/** The card form for migrated firms (spec §2 New card editor). */
export function CardEditorPage({ identity, method, authorize, onLeave, onEnd }: Props) {
  const [initial] = useState(() => answersFrom(method?.billing_address))
  const [answers, setAnswers] = useState<CardAnswers>(initial)
  const [isAttempted, setAttempted] = useState(false)
  const [isAddressOpen, setAddressOpen] = useState(!hasWholeAddress(initial))
  const own = useRef(new Map<CardField, HTMLElement>())

  const { save, isSaving, hasEnded } = useSaveCard({
    identity,
    before: method,
    onEnd,
    onRefused: ({ title, text }) => toast.error(title, withNames(text)),
  })
  const { containers, fields, state, status, openAgain } = useHostedFields({
    authorize,
    placeholders: {
      number: method ? cardEditor.knownNumber(method.last_4) : cardEditor.numberPlaceholder,
      cvv: cardEditor.cvvPlaceholder,
      expirationDate: cardEditor.expirationPlaceholder,
    },
    expiration: method && `${method.expiration_month}/${method.expiration_year}`,
    onSubmit: () => attempt(),
  })

  const problems = problemsOf(answers, state)
  const shown = isAttempted ? problems : {}
  const [firstWrong] = Object.keys(problems) as CardField[]
  const { number, cvv, expirationDate } = problems
  useEffect(() => {
    if (status !== 'open' || !isAttempted) return
    const messages = { number, cvv, expirationDate }
    for (const name of hostedFieldNames) fields.current?.mark(name, messages[name])
  }, [status, isAttempted, fields, number, cvv, expirationDate])

  const focusOn = (field: CardField) => {
    const hosted = hostedFieldNames.find((name) => name === field)
    if (hosted) fields.current?.focus(hosted)
    else own.current.get(field)?.focus()
  }
  const attempt = () => {
    if (isSaving || hasEnded || !fields.current) return
    setAttempted(true)
    if (firstWrong) focusOn(firstWrong)
    else save({ fields: fields.current, details: detailsOf(answers) })
  }
  const refOf = (field: CardField) => (element: HTMLElement | null) => {
    if (element) own.current.set(field, element)
    else own.current.delete(field)
  }
  const change = (changed: Partial<CardAnswers>) => setAnswers((last) => ({ ...last, ...changed }))

  const isTyped = state !== undefined && (!state.fields.number.isEmpty || !state.fields.cvv.isEmpty)
  const isDirty =
    isTyped || Object.entries(initial).some(([name, value]) => answers[name as keyof CardAnswers] !== value)
  return (
    <Leaving isDirty={isDirty && !isSaving && !hasEnded} onLeave={onLeave}>
      {(leave) => (
        <EditorFrame isSaving={isSaving} isSaveOff={status !== 'open' || hasEnded} onSave={attempt} onLeave={leave}>
          {status === 'failed' && <ErrorState {...cardErrors.fields} onRetry={openAgain} />}
          <ErrorPlace value="tip">
            <div hidden={status === 'failed'} aria-busy={status === 'opening'}>
              <CardPanel
                answers={answers}
                problems={shown}
                brand={shownBrand(state, method?.brand_code)}
                hosted={state}
                containers={containers}
                onChange={change}
                onHostedFocus={(field) => fields.current?.focus(field)}
                refOf={refOf}
              />
              <p className="mt-3 flex items-start gap-2 text-small text-text-subtle">
                <Icon of={Lock} size={14} className="mt-0.5 shrink-0" />
                {withNames(cardEditor.safety)}
              </p>
              <BillingAddressSection
                summary={isAddressOpen || !method ? undefined : addressLine(method.billing_address)}
                answers={answers}
                problems={shown}
                onChange={change}
                onOpen={() => setAddressOpen(true)}
                refOf={refOf}
              />
            </div>
          </ErrorPlace>
        </EditorFrame>
      )}
    </Leaving>
  )
}
