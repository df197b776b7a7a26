import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { getSessionLife } from '../../api/contract.ts'
import { lastAnswerAt, onAnswer } from '../../api/last-answer.ts'
import { pageData } from '../../api/page-data.ts'
import { statusOf } from '../../api/problem.ts'
import { readSession } from '../../api/session-cookie.ts'
import { type Ending, sessionEnd, WARNING_MS } from './session-end.ts'
import { tellOtherTabs } from './session-news.ts'
import { goToSignIn, leaveAfter } from './sign-in-redirect.ts'

const SessionWarning = lazy(() =>
  import('./session-warning.tsx').then((module) => ({ default: module.SessionWarning })),
)

const expectedEnd = (): number =>
  sessionEnd({ lastAnswerAt: lastAnswerAt(), idleSeconds: pageData().idle_seconds, session: readSession() })

/** Another tab may have been active, so the server is asked before the warning shows. */
const askEnd = async (): Promise<Ending> => {
  const requestedAt = Date.now()
  const { idle_seconds_left, absolute_seconds_left } = await api(getSessionLife)
  return {
    at: requestedAt + Math.min(idle_seconds_left, absolute_seconds_left) * 1000,
    isFinal: absolute_seconds_left <= idle_seconds_left,
  }
}

/** Warns before the session expires. */
export function SessionWatch({ onLogOut }: { onLogOut: () => void }) {
  const [ending, setEnding] = useState<Ending>()
  const [round, setRound] = useState(0)

  // When a countdown is over a new round starts: the server decides whether the session has ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is the signal to begin again
  useEffect(() => {
    let timer: number | undefined
    const plan = (end: number) => {
      window.clearTimeout(timer)
      if (Number.isFinite(end)) timer = window.setTimeout(look, Math.max(0, end - WARNING_MS - Date.now()))
    }
    const look = async () => {
      try {
        const known = await askEnd()
        if (known.at <= Date.now()) await goToSignIn()
        else if (known.at - WARNING_MS > Date.now() + 1000) plan(known.at)
        else setEnding(known)
      } catch (error) {
        if (statusOf(error) === 401) {
          tellOtherTabs('ended')
          await leaveAfter(error)
        } else if (expectedEnd() <= Date.now()) await goToSignIn()
        else setEnding({ at: expectedEnd(), isFinal: false })
      }
    }
    const stop = onAnswer(() => {
      setEnding((shown) => (shown?.isFinal ? shown : undefined))
      plan(expectedEnd())
    })
    plan(expectedEnd())
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [round])

  const ended = useCallback(() => {
    setEnding(undefined)
    setRound((last) => last + 1)
  }, [])

  if (!ending) return null
  return (
    <Suspense>
      <SessionWarning ending={ending} onClose={() => setEnding(undefined)} onEnd={ended} onLogOut={onLogOut} />
    </Suspense>
  )
}
