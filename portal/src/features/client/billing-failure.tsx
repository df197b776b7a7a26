import { CircleAlert } from 'lucide-react'
import { wordsOf } from '../../api/failure.ts'
import { problemOf } from '../../api/problem.ts'
import type { Pair } from '../../texts/errors.ts'
import { Banner } from '../../ui/notices/banner.tsx'

type Props = { error: Error; failed: Pair; reasons: Readonly<Record<string, string>> }

/** Why a billing act failed, in its dialog. */
export function BillingFailure({ error, failed, reasons }: Props) {
  const { title, text } = wordsOf(error, failed)
  const reason = reasons[problemOf(error)?.code ?? '']
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      role="alert"
      title={title}
      text={
        <>
          <p>{text}</p>
          {reason && <p>{reason}</p>}
        </>
      }
      className="mb-4"
    />
  )
}
