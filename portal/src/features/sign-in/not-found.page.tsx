import { SearchX } from 'lucide-react'
import { pageData } from '../../api/page-data.ts'
import { notFound } from '../../texts/shell.ts'
import { signIn } from '../../texts/sign-in.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { PageHead } from './page-head.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHead icon={SearchX} tone="neutral" title={notFound.title} takesFocus>
        {notFound.text}
      </PageHead>
      <LinkButton href={pageData().hub_url} tone="primary" size="touch" isBlock className="mt-7">
        {signIn.backToSignIn}
      </LinkButton>
    </>
  )
}
