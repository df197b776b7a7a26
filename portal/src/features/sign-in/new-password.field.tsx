import { PASSWORD_MIN } from '@partner-hub/contracts/people/sign-in-pages.ts'
import { lengthOf } from '@partner-hub/contracts/words/text.ts'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { checkPassword } from '../../api/contract.ts'
import { messageOf } from '../../texts/messages.ts'
import { signIn } from '../../texts/sign-in.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/marks/icon.tsx'

const PAUSE_MS = 300

type Verdict = 'unknown' | 'good' | 'password_breached' | 'password_too_long'

/** Asks the server when typing pauses. The form is checked again on submit, so a missing reply does not block it. */
const useVerdict = (password: string): Verdict => {
  const [verdict, setVerdict] = useState<Verdict>('unknown')
  useEffect(() => {
    setVerdict('unknown')
    if (lengthOf(password) < PASSWORD_MIN) return
    const asking = new AbortController()
    const timer = window.setTimeout(() => {
      api(checkPassword, { body: { password }, signal: asking.signal })
        .then(({ problem }) =>
          setVerdict(problem === null ? 'good' : problem === 'password_too_short' ? 'unknown' : problem),
        )
        .catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      asking.abort()
    }
  }, [password])
  return verdict
}

type Props = { label: string; problem: string | undefined; onBlur: () => void; autoFocus?: boolean }

export function NewPasswordField({ label, problem, onBlur, autoFocus }: Props) {
  const [password, setPassword] = useState('')
  const verdict = useVerdict(password)
  const refused = verdict === 'unknown' || verdict === 'good' ? problem : verdict
  const isGood = verdict === 'good'
  return (
    <div>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={password}
        onChange={setPassword}
        onBlur={onBlur}
        isInvalid={!isGood && refused !== undefined}
        errorMessage={messageOf(refused)}
        hint={isGood || refused ? undefined : signIn.passwordHint}
      />
      <div role="status">
        {isGood && (
          <p className="mt-1.5 flex items-center gap-1.5 text-small text-success-text">
            <Icon of={Check} size={14} />
            {signIn.passwordGood}
          </p>
        )}
      </div>
    </div>
  )
}
