import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/api.ts'
import { endSession } from '../api/contract.ts'
import { statusOf } from '../api/problem.ts'
import { errors } from '../texts/errors.ts'
import { shell } from '../texts/shell.ts'
import { toast } from '../ui/toast.tsx'
import { browser } from './browser.ts'
import { WaitingPage } from './full-page.tsx'
import { paths } from './paths.ts'
import { tellOtherTabs } from './session-news.ts'
import { goToSignIn } from './sign-in-redirect.ts'

/** Ends the session as soon as it shows. A failure leaves the session alive, says so and goes home. */
export function LogoutPage() {
  const navigate = useNavigate()
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    api(endSession)
      .then(({ sign_out_url }) => {
        // Nothing that was typed stays in the tab for the next person.
        sessionStorage.clear()
        tellOtherTabs('logged out')
        browser.goTo(sign_out_url)
      })
      .catch((error) => {
        if (statusOf(error) === 401) return goToSignIn()
        toast.error(errors.logout.title, errors.logout.text)
        return navigate(paths.home, { replace: true })
      })
  }, [navigate])

  return <WaitingPage text={shell.loggingOut} />
}
