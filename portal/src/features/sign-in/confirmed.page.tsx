import { CircleCheck } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { withNames } from '../../texts/names.ts'
import { confirmedPage, signIn } from '../../texts/sign-in.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { PageHead } from './page-head.tsx'

export function ConfirmedPage() {
  return (
    <>
      <PageHead icon={CircleCheck} tone="success" title={confirmedPage.title} takesFocus>
        {withNames(confirmedPage.text)}
      </PageHead>
      <LinkButton href={pageData().hub_url} tone="primary" size="touch" isBlock className="mt-7">
        {signIn.signIn}
      </LinkButton>
    </>
  )
}
