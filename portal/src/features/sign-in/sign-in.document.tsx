import type { SignInView } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { hubName } from '../../texts/names.ts'
import { notFound } from '../../texts/shell.ts'
import {
  checkInboxPage,
  confirmedPage,
  confirmPage,
  confirmPasswordPage,
  deadLinkPage,
  failurePage,
  forgotPasswordPage,
  logInPage,
  resetDonePage,
  resetPasswordPage,
  signOutPage,
  signUpInvitedPage,
  signUpPage,
  unknownSignInPage,
} from '../../texts/sign-in.ts'
import { supportConfirmPage, supportPage, supportRefusedPage } from '../../texts/support-pages.ts'
import { AuthFrame } from './auth-frame.tsx'
import { type CameByInvitation, cameByInvitation } from './came-by-invitation.ts'
import { CheckInboxPage } from './check-inbox.page.tsx'
import { ConfirmPage } from './confirm.page.tsx'
import { ConfirmedPage } from './confirmed.page.tsx'
import { DeadLinkPage } from './dead-link.page.tsx'
import { FailurePage } from './failure.page.tsx'
import { LogInPage } from './log-in.page.tsx'
import { NotFoundPage } from './not-found.page.tsx'
import { ResetDonePage } from './reset-done.page.tsx'
import { SignOutPage } from './sign-out.page.tsx'
import { SupportRefusedPage } from './support-refused.page.tsx'
import { UnknownSignInPage } from './unknown-sign-in.page.tsx'

// These validate by the contract's rules, which the other pages need not load.
const SignUpPage = lazy(async () => ({ default: (await import('./sign-up.page.tsx')).SignUpPage }))
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./forgot-password.page.tsx')).ForgotPasswordPage,
}))
const SupportPage = lazy(async () => ({ default: (await import('./support.page.tsx')).SupportPage }))
const SupportConfirmPage = lazy(async () => ({
  default: (await import('./support-confirm.page.tsx')).SupportConfirmPage,
}))
const ConfirmPasswordPage = lazy(async () => ({
  default: (await import('./confirm-password.page.tsx')).ConfirmPasswordPage,
}))
const ResetPasswordPage = lazy(async () => ({ default: (await import('./reset-password.page.tsx')).ResetPasswordPage }))

const titles: Record<SignInView['page'], string> = {
  'log-in': logInPage.title,
  'sign-up': signUpPage.title,
  'check-inbox': checkInboxPage.title,
  confirm: confirmPage.title,
  'confirm-password': confirmPasswordPage.title,
  confirmed: confirmedPage.title,
  'forgot-password': forgotPasswordPage.title,
  'reset-password': resetPasswordPage.title,
  'reset-done': resetDonePage.title,
  'sign-out': signOutPage.title,
  support: supportPage.title,
  'support-confirm': supportConfirmPage.title,
  'support-refused': supportRefusedPage.title,
  'dead-link': deadLinkPage.title,
  'unknown-sign-in': unknownSignInPage.title,
  'not-found': notFound.title,
  failure: failurePage.title,
}

/** The document of the sign-in origin; the server says which page to show. */
export function SignInDocument({ view }: { view: SignInView }) {
  const [came] = useState(() => (view.page === 'sign-up' ? cameByInvitation() : undefined))
  const isInvited = view.page === 'sign-up' && Boolean(view.invitation || came?.invitation)
  const title = isInvited ? signUpInvitedPage.title : titles[view.page]
  useEffect(() => {
    document.title = `${title} · ${hubName()}`
  }, [title])
  return (
    <AuthFrame art={view.page === 'sign-up' && !isInvited ? 'partner' : 'calm'}>
      <Suspense>
        <Page view={view} came={came ?? { invitation: '', email: '' }} />
      </Suspense>
    </AuthFrame>
  )
}

function Page({ view, came }: { view: SignInView; came: CameByInvitation }) {
  switch (view.page) {
    case 'log-in':
      return <LogInPage view={view} />
    case 'sign-up':
      return <SignUpPage view={view} came={came} />
    case 'check-inbox':
      return <CheckInboxPage view={view} />
    case 'confirm':
      return <ConfirmPage view={view} />
    case 'confirm-password':
      return <ConfirmPasswordPage view={view} />
    case 'confirmed':
      return <ConfirmedPage />
    case 'forgot-password':
      return <ForgotPasswordPage view={view} />
    case 'reset-password':
      return <ResetPasswordPage view={view} />
    case 'reset-done':
      return <ResetDonePage />
    case 'sign-out':
      return <SignOutPage view={view} />
    case 'support':
      return <SupportPage view={view} />
    case 'support-confirm':
      return <SupportConfirmPage view={view} />
    case 'support-refused':
      return <SupportRefusedPage view={view} />
    case 'dead-link':
      return <DeadLinkPage kind={view.kind} />
    case 'unknown-sign-in':
      return <UnknownSignInPage />
    case 'not-found':
      return <NotFoundPage />
    case 'failure':
      return <FailurePage faultId={view.fault_id} />
  }
}
