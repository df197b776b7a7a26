import { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SignInDocument } from '../sign-in.document.tsx'

/** Renders a view as the server would send it, and records what the page posts. */
export const showView = async (view: SignInView) => {
  const posted: Record<string, FormDataEntryValue>[] = []
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    posted.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)))
  }
  window.addEventListener('submit', onSubmit)
  onTestFinished(() => window.removeEventListener('submit', onSubmit))
  await render(<SignInDocument view={SignInView.parse(view)} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return posted
}
