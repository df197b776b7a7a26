import { CloudOff } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { failurePage, signIn } from '../../texts/sign-in.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { PageHead } from './page-head.tsx'

export function FailurePage({ faultId }: { faultId: string | null }) {
  return (
    <>
      <PageHead icon={CloudOff} tone="neutral" title={failurePage.title} takesFocus>
        {failurePage.text}
      </PageHead>
      {faultId && <p className="mt-3 text-small wrap-anywhere text-text-subtle">{failurePage.reference(faultId)}</p>}
      <LinkButton href={pageData().hub_url} tone="primary" size="touch" isBlock className="mt-7">
        {signIn.backToSignIn}
      </LinkButton>
    </>
  )
}
