import type { PlanPreview } from '@partner-hub/contracts/billing/plans.ts'
import { X } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { messageOf } from '../../texts/messages.ts'
import { planTexts } from '../../texts/plan.ts'
import { Button } from '../../ui/actions/button.tsx'
import { moneyText } from '../../ui/facts/money-text.ts'
import { chipLook } from '../../ui/fields/chip-look.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { boxLook } from '../../ui/fields/field-look.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { OptionRow } from './option-row.tsx'
import type { CouponState } from './use-coupon.ts'

const texts = planTexts.coupon

type Props = { preview: Pick<PlanPreview, 'coupon' | 'currency_code'>; coupon: CouponState; isDisabled: boolean }

export function CouponRow({ preview, coupon, isDisabled }: Props) {
  return (
    <OptionRow title={texts.title} text={texts.text} isWide>
      {preview.coupon && !coupon.isRemoved ? (
        <Taken coupon={preview.coupon} currency={preview.currency_code} onRemove={coupon.remove} />
      ) : (
        <CodeForm coupon={coupon} isDisabled={isDisabled} />
      )}
    </OptionRow>
  )
}

function CodeForm({ coupon: { apply, refused, isPending, isRemoved }, isDisabled }: Omit<Props, 'preview'>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // A code of the URL that is no longer taken stands here.
  const [code, setCode] = useState(refused?.code ?? '')
  const error = refused?.code === code ? messageOf(refused.why) : undefined
  useEffect(() => {
    // The button that removed the coupon is gone.
    if (isRemoved) field.current?.focus()
  }, [isRemoved])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isDisabled || isPending) return
    if (code.trim() === '') field.current?.focus()
    else apply(code)
  }
  return (
    <form noValidate onSubmit={submit} className="w-62 max-md:w-full">
      <div className="flex gap-2">
        <div className={boxLook({ size: 'sm', state: error ? 'invalid' : 'rest', className: 'max-md:h-11' })}>
          <input
            ref={field}
            aria-label={texts.label}
            placeholder={texts.placeholder}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && id}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            disabled={isDisabled}
            className="h-full min-w-0 flex-1 bg-transparent outline-none"
          />
        </div>
        <Button
          type="submit"
          isPending={isPending}
          isDisabled={isDisabled}
          beginsChange={false}
          className="max-md:h-11"
        >
          {texts.apply}
        </Button>
      </div>
      <div role="alert">{error && <FieldError id={id}>{error}</FieldError>}</div>
    </form>
  )
}

type TakenProps = {
  coupon: NonNullable<PlanPreview['coupon']>
  currency: string
  /** Undefined for a coupon that the subscription already has. */
  onRemove: (() => void) | undefined
}

function Taken({ coupon: { code, percent, amount, months }, currency, onRemove }: TakenProps) {
  const discount = percent === null ? moneyText(amount ?? '0', currency) : `${percent}%`
  return (
    <span className={chipLook({ isSet: true, className: 'gap-1.5 self-center pl-2.5 max-md:self-start' })}>
      <b className="max-w-40 truncate font-strong text-accent-text">{code}</b>
      <span className={onRemove ? undefined : 'pr-2.5'}>
        {texts.off(discount)}
        {months !== null && ` ${texts.for(months)}`}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={texts.remove(code)}
          onClick={onRemove}
          className="mr-0.75 grid size-6 place-items-center rounded-box text-text-muted transition-colors hover:bg-surface-pressed hover:text-text"
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  )
}
