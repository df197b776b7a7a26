import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { signOutPage } from '../../texts/sign-in.ts'
import { PageHead } from './page-head.tsx'
import { PostedForm } from './posted-form.tsx'
import { SubmitButton } from './submit-button.tsx'
import type { ViewOf } from './view-of.ts'

/** The hub has already ended its session; this ends the provider's without asking. */
export function SignOutPage({ view }: { view: ViewOf<'sign-out'> }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.requestSubmit(), [])
  return (
    <>
      <PageHead icon={LogOut} tone="neutral" title={signOutPage.title}>
        {signOutPage.text}
      </PageHead>
      <PostedForm ref={form} action={view.action} csrf={view.csrf} hidden={view.hidden}>
        {(isSending) => <SubmitButton isSending={isSending}>{signOutPage.button}</SubmitButton>}
      </PostedForm>
    </>
  )
}
