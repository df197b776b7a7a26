import type { SupportRequest } from '@partner-hub/contracts/support.ts'
import { CircleAlert, Eye, LifeBuoy, Lock, Timer } from 'lucide-react'
import { withNames } from '../../texts/names.ts'
import { supportRequest as texts } from '../../texts/support-request.ts'
import { atMoment } from '../../ui/at-moment.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { RouteLinkButton } from '../../ui/route-link.tsx'
import { useAllow } from './support-request.queries.ts'

type Props = { request: SupportRequest; visitsPath: string }

export function SupportRequestCard({ request, visitsPath }: Props) {
  const { state, staff_name, ticket_number, reason } = request
  const head = texts.heads[state]
  return (
    <article className="w-140 max-w-full rounded-dialog border border-border bg-surface p-10 max-md:w-full max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-7">
      <Glyph icon={LifeBuoy} tone={state === 'allowed' ? 'success' : 'accent'} className="mb-5" />
      <p className="text-text-muted">{withNames(texts.from)}</p>
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
      {state === 'open' ? <Question request={request} /> : <Outcome request={request} visitsPath={visitsPath} />}
    </article>
  )
}

function Question({ request: { uuid, expires_at } }: { request: SupportRequest }) {
  const allow = useAllow(uuid)
  return (
    <>
      <ul className="mt-5 mb-6">
        <Fact icon={Eye} {...texts.facts.look} />
        <Fact icon={Lock} title={texts.facts.books.title} text={withNames(texts.facts.books.text)} />
        <Fact icon={Timer} {...texts.facts.ends} />
      </ul>
      {allow.isError && <Banner tone="danger" icon={CircleAlert} {...texts.failed} className="mb-4" />}
      <Button tone="primary" size="touch" isBlock isPending={allow.isPending} onPress={() => allow.mutate()}>
        {texts.allow}
      </Button>
      <p className="mt-4 text-center text-small text-balance text-text-subtle">{texts.until(atMoment(expires_at))}</p>
    </>
  )
}

function Outcome({ request: { state, allowed_by, allowed_until }, visitsPath }: Props) {
  const text =
    state === 'allowed' && allowed_until ? texts.allowed(allowed_by ?? '', atMoment(allowed_until)) : texts.expired
  return (
    <>
      <p className="mt-5 text-pretty text-text-muted">{text}</p>
      <RouteLinkButton to={visitsPath} size="touch" isBlock className="mt-6">
        {texts.toVisits}
      </RouteLinkButton>
    </>
  )
}
