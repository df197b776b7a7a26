import { CircleAlert } from 'lucide-react'
import { pairOf, wordsOf } from '../../api/failure.ts'
import { type ApiProblem, isTransient, problemOf } from '../../api/problem.ts'
import { sendRefusals } from '../../texts/invite-owner.ts'
import { clockTime } from '../../ui/dates/clock-time.ts'
import { Banner } from '../../ui/notices/banner.tsx'

const reasonOf = ({ code }: ApiProblem, waitUntil: number | undefined): string | undefined => {
  switch (code) {
    case 'access_removed':
    case 'client_archived':
    case 'plan_required':
    case 'invitation_quota':
    case 'action_not_allowed':
    case 'stale':
    case 'key_reused':
      return sendRefusals[code]
    case 'resend_too_soon':
      return sendRefusals.resend_too_soon(waitUntil === undefined ? undefined : clockTime(waitUntil))
    case 'invalid_input':
    case 'not_allowed':
      return undefined
    default:
      return sendRefusals.again
  }
}

/** Shown above the form if sending failed, with the reason if it is known. */
export function SendFailure({ failure, waitUntil }: { failure: Error; waitUntil: number | undefined }) {
  const { title, text } = wordsOf(failure, pairOf(failure))
  const problem = problemOf(failure)
  const reason = isTransient(failure) ? sendRefusals.maybeSent : problem && reasonOf(problem, waitUntil)
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
      className="mb-6"
    />
  )
}
