import { CircleCheck } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { resetDonePage, signIn } from '../../texts/sign-in.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { PageHead } from './page-head.tsx'

export function ResetDonePage() {
  return (
    <>
      <PageHead icon={CircleCheck} tone="success" title={resetDonePage.title} takesFocus>
        {resetDonePage.text}
      </PageHead>
      <LinkButton href={pageData().hub_url} tone="primary" size="touch" isBlock className="mt-7">
        {signIn.signIn}
      </LinkButton>
    </>
  )
}
