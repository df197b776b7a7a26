import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { extendSession } from '../../api/contract.ts'
import { statusOf } from '../../api/problem.ts'
import { errors } from '../../texts/errors.ts'
import { sessionEnding } from '../../texts/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import type { Ending } from './session-end.ts'
import { goToSignIn, leaveAfter } from './sign-in-redirect.ts'

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

interface Props {
  ending: Ending
  onClose: () => void
  onEnd: () => void
  onLogOut: () => void
}

/** Counts down to the session's end. Staying makes a call, and every successful call closes the warning. */
export function SessionWarning({ ending, onClose, onEnd, onLogOut }: Props) {
  const [seconds, setSeconds] = useState(() => secondsUntil(ending.at))
  const [isExtending, setExtending] = useState(false)

  useEffect(() => {
    const timer = window.setInterval(() => setSeconds(secondsUntil(ending.at)), 250)
    return () => window.clearInterval(timer)
  }, [ending])

  useEffect(() => {
    if (seconds === 0) onEnd()
  }, [seconds, onEnd])

  const stay = async () => {
    setExtending(true)
    try {
      await api(extendSession)
    } catch (error) {
      setExtending(false)
      if (statusOf(error) === 401) await leaveAfter(error)
      else toast.error(errors.generic.title, errors.generic.text)
    }
  }
  const logOut = () => {
    onClose()
    onLogOut()
  }
  const left = sessionEnding.secondsLeft(seconds)

  return (
    <Modal
      title={sessionEnding.title}
      size="confirm"
      role="alertdialog"
      isDismissable={false}
      hasClose={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={logOut}>{sessionEnding.logOut}</Button>
          {ending.isFinal ? (
            <Button tone="primary" autoFocus onPress={() => void goToSignIn()}>
              {sessionEnding.logInAgain}
            </Button>
          ) : (
            <Button tone="primary" autoFocus isPending={isExtending} onPress={() => void stay()}>
              {sessionEnding.stay}
            </Button>
          )}
        </>
      }
    >
      <p className="text-pretty text-text-muted tabular-nums">
        {ending.isFinal ? sessionEnding.absolute(left) : sessionEnding.idle(left)}
      </p>
    </Modal>
  )
}
