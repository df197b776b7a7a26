import { TimerOff } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { unknownSignInPage } from '../../texts/sign-in.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { PageHead } from './page-head.tsx'

/** A click, not a redirect, starts the sign-in again: without cookies a redirect would loop forever. */
export function UnknownSignInPage() {
  return (
    <>
      <PageHead icon={TimerOff} tone="neutral" title={unknownSignInPage.title} takesFocus>
        {unknownSignInPage.text}
      </PageHead>
      <LinkButton href={pageData().hub_url} tone="primary" size="touch" isBlock className="mt-7">
        {unknownSignInPage.button}
      </LinkButton>
    </>
  )
}
