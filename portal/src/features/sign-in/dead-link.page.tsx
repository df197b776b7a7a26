import { Unlink } from 'lucide-react'
import { signInPaths } from '../../api/contract.ts'
import { pageData } from '../../api/page-data.ts'
import { deadLinkPage, signIn } from '../../texts/sign-in.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { PageHead } from './page-head.tsx'

/** The link was used, replaced or has expired: says so and offers one next step. */
export function DeadLinkPage({ kind }: { kind: 'confirmation' | 'reset' }) {
  const isReset = kind === 'reset'
  return (
    <>
      <PageHead icon={Unlink} tone="neutral" title={deadLinkPage.title} takesFocus>
        {deadLinkPage[kind].text}
      </PageHead>
      <LinkButton
        href={isReset ? signInPaths.forgotPassword : pageData().hub_url}
        tone="primary"
        size="touch"
        isBlock
        className="mt-7"
      >
        {isReset ? deadLinkPage.reset.button : signIn.signIn}
      </LinkButton>
      {isReset && <BackToSignIn />}
    </>
  )
}
