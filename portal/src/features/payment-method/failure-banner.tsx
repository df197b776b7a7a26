import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { withNames } from '../../texts/names.ts'
import { cardFailures, genericFailure } from '../../texts/payment-method.ts'
import { Link } from '../../ui/actions/link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import type { SubmitFailure } from './submit-outcome.ts'

type Props = { failure: SubmitFailure; helpUrl: string }

/** Why the card was not saved. Comes into view, unless the form has already led to the field to correct. */
export function FailureBanner({ failure, helpUrl }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure === 'generic') place.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  const { title, text } =
    failure === 'generic'
      ? { title: genericFailure.title, text: <GenericText helpUrl={helpUrl} /> }
      : { title: cardFailures[failure].title, text: withNames(cardFailures[failure].text) }
  return (
    <div ref={place}>
      <Banner tone="danger" icon={CircleAlert} role="alert" title={title} text={text} />
    </div>
  )
}

function GenericText({ helpUrl }: { helpUrl: string }) {
  return (
    <>
      {genericFailure.before}{' '}
      <Link href={helpUrl} isNewTab isProse>
        {genericFailure.link}
      </Link>{' '}
      {genericFailure.after}
    </>
  )
}
