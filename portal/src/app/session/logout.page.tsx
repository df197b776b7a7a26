import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/api.ts'
import { confirmCleared, endSession } from '../../api/contract.ts'
import { pageData } from '../../api/page-data.ts'
import { statusOf } from '../../api/problem.ts'
import { errors } from '../../texts/errors.ts'
import { shell } from '../../texts/shell.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { browser } from '../browser.ts'
import { paths } from '../paths.ts'
import { WaitingPage } from '../shell/full-page.tsx'
import { AskLogoutPage } from './ask-logout.page.tsx'
import { ClearingIncompletePage } from './clearing-incomplete.page.tsx'
import { tellOtherTabs } from './session-news.ts'
import { leaveAfter } from './sign-in-redirect.ts'

/** The page cannot see such a cookie; without a response it counts as left behind. */
const isCleared = (): Promise<boolean> =>
  api(confirmCleared).then(
    ({ cleared }) => cleared,
    () => false,
  )

/**
 * Logs out as soon as it is shown, unless another site opened it. If that fails, the session stays, a message says so,
 * and the reader goes home.
 */
export function LogoutPage() {
  const navigate = useNavigate()
  const begun = useRef(false)
  const [leftAt, setLeftAt] = useState<string>()
  const [isAsking, setIsAsking] = useState(() => pageData().ask_logout === 'yes')

  useEffect(() => {
    if (begun.current || isAsking) return
    begun.current = true
    api(endSession)
      .then(async ({ sign_out_url, had_support_cookie }) => {
        // Leaves nothing that was typed in the tab for the next person.
        sessionStorage.clear()
        tellOtherTabs('logged out')
        if (!had_support_cookie || (await isCleared())) browser.goTo(sign_out_url)
        else setLeftAt(sign_out_url)
      })
      .catch((error) => {
        if (statusOf(error) === 401) return leaveAfter(error)
        toast.error(errors.logout.title, errors.logout.text)
        return navigate(paths.home, { replace: true })
      })
  }, [navigate, isAsking])

  if (isAsking) return <AskLogoutPage onLogout={() => setIsAsking(false)} />
  if (leftAt) return <ClearingIncompletePage onContinue={() => browser.goTo(leftAt)} />
  return <WaitingPage text={shell.loggingOut} />
}
