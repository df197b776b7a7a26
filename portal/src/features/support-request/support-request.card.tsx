import type { SupportRequest } from '@partner-hub/contracts/support/support.ts'
import { CircleAlert, Eye, LifeBuoy, Lock, Timer } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { wordsOf } from '../../api/failure.ts'
import { statusOf } from '../../api/problem.ts'
import { withNames } from '../../texts/names.ts'
import { supportRequest as texts } from '../../texts/support-request.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { focusIfLost } from '../../ui/behaviour/focus-if-lost.ts'
import { atMoment } from '../../ui/dates/at-moment.ts'
import { DefinitionList } from '../../ui/facts/definition-list.tsx'
import { Fact } from '../../ui/facts/fact.tsx'
import { Glyph } from '../../ui/marks/glyph.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { type SupportAnswer, useSupportAnswer } from './support-request.queries.ts'

const tones = { open: 'accent', allowed: 'success', declined: 'neutral', expired: 'accent' } as const

type Props = { request: SupportRequest; visitsPath: string }

export function SupportRequestCard({ request, visitsPath }: Props) {
  const { uuid, state, staff_name, ticket_number, reason } = request
  const answer = useSupportAnswer(uuid)
  const head = texts.heads[state]
  return (
    <article className="w-140 max-w-full rounded-dialog border border-border bg-surface p-10 max-md:w-full max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-7">
      <Glyph icon={LifeBuoy} tone={tones[state]} className="mb-5" />
      <p className="text-text-muted">{withNames(state === 'open' ? texts.asks : texts.asked)}</p>
      <h1 tabIndex={-1} className="mt-1 type-display text-balance">
        {head}
      </h1>
      <div className="mt-5 rounded-panel border border-border bg-surface-sunken p-4">
        <DefinitionList
          empty=""
          facts={[
            { label: texts.who, value: staff_name },
            { label: texts.ticket, value: ticket_number },
            { label: texts.reason, value: <span className="wrap-anywhere whitespace-pre-line">{reason}</span> },
          ]}
        />
      </div>
      {state === 'open' ? (
        <Question request={request} answer={answer} />
      ) : (
        <Outcome request={request} answer={answer} visitsPath={visitsPath} />
      )}
    </article>
  )
}

type AnswerProps = { request: SupportRequest; answer: SupportAnswer }

function Question({ request: { expires_at }, answer }: AnswerProps) {
  // Its buttons disappear with the focus in them, whoever answered.
  useLayoutEffect(() => () => focusIfLost(), [])
  const pendingAnswer = answer.isPending ? answer.variables : undefined
  return (
    <>
      <ul className="mt-3 mb-6 [&>:first-child]:border-t-0">
        <Fact icon={Eye} {...texts.facts.look} />
        <Fact icon={Lock} title={texts.facts.books.title} text={withNames(texts.facts.books.text)} />
        <Fact icon={Timer} {...texts.facts.ends} />
      </ul>
      <Failure answer={answer} />
      <div className="flex gap-3 *:flex-1">
        <Button
          size="touch"
          isPending={pendingAnswer === 'decline'}
          isDisabled={pendingAnswer === 'allow'}
          onPress={() => answer.mutate('decline')}
        >
          {texts.decline}
        </Button>
        <Button
          tone="primary"
          size="touch"
          isPending={pendingAnswer === 'allow'}
          isDisabled={pendingAnswer === 'decline'}
          onPress={() => answer.mutate('allow')}
        >
          {texts.allow}
        </Button>
      </div>
      <p className="mt-4 text-center text-small text-balance text-text-subtle">{texts.until(atMoment(expires_at))}</p>
    </>
  )
}

function Outcome({ request, answer, visitsPath }: AnswerProps & Props) {
  return (
    <>
      <p className="mt-5 mb-6 text-pretty text-text-muted">{outcomeOf(request)}</p>
      <Failure answer={answer} />
      <RouteLinkButton to={visitsPath} size="touch" isBlock>
        {texts.toVisits}
      </RouteLinkButton>
    </>
  )
}

const outcomeOf = (request: SupportRequest): string => {
  const { state, allowed_by, allowed_until, declined_by, declined_at } = request
  if (state === 'allowed' && allowed_until) return texts.allowed(allowed_by || texts.someone, atMoment(allowed_until))
  if (state === 'declined' && declined_at) return texts.declined(declined_by || texts.someone, atMoment(declined_at))
  return texts.expired
}

/** Shown above the buttons, and stays if the refusal means that someone else has answered. */
function Failure({ answer: { isPending, error, variables } }: { answer: SupportAnswer }) {
  if (isPending || !error || !variables) return null
  const message = statusOf(error) === 409 ? texts.late : wordsOf(error, texts.failed[variables])
  return <Banner tone="danger" icon={CircleAlert} role="alert" {...message} className="mb-4" />
}
