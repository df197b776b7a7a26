import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRoleRefusal, wordsOf } from '../../api/failure.ts'
import { isTransient } from '../../api/problem.ts'
import { clientErrors, openingErrors } from '../../texts/client-errors.ts'
import { failedRegistration } from '../../texts/create-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { RouteLink } from '../../ui/actions/route-link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'

/** Our text for the reason, if it says more than that it failed. */
const reasonOf = ({ message }: Error): string | undefined =>
  Object.values(openingErrors).find((each) => each === message)

const whatNext = (failure: Error): string | false =>
  !isRoleRefusal(failure) && (isTransient(failure) ? failedRegistration.maybeCreated : failedRegistration.whatToDo)

export function FailureBanner({ failure }: { failure: Error }) {
  const reason = reasonOf(failure)
  const { title, text } = wordsOf(failure, clientErrors.clientRegistration)
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      role="alert"
      title={title}
      text={
        <>
          <p>
            {text} {whatNext(failure)}
          </p>
          {reason && <p className="mt-1 text-small">{reason}</p>}
        </>
      }
      className="mb-6"
    />
  )
}

type QuestionProps = { title: string; text: ReactNode; button: string; onCreate: () => void }

/** A duplicate client is created only if the person confirms it. */
function QuestionBanner({ title, text, button, onCreate }: QuestionProps) {
  return (
    <Banner
      tone="warning"
      icon={CircleAlert}
      role="alert"
      title={title}
      text={text}
      action={
        <Button size="sm" onPress={onCreate}>
          {button}
        </Button>
      }
      className="mb-6"
    />
  )
}

type DuplicateProps = { client_name: string; path: string; onCreate: () => void }

export function DuplicateBanner({ client_name, path, onCreate }: DuplicateProps) {
  const { title, text, open, create } = failedRegistration.duplicate
  const link = (
    <Link href={path} isNewTab isProse>
      {open}
    </Link>
  )
  return (
    <QuestionBanner
      title={title}
      text={
        <>
          {text(client_name)} {link}
        </>
      }
      button={create}
      onCreate={onCreate}
    />
  )
}

type EarlierProps = { clientsPath: string; onAnother: () => void }

export function EarlierClientBanner({ clientsPath, onAnother }: EarlierProps) {
  const { title, text, list, another } = failedRegistration.earlier
  return (
    <QuestionBanner
      title={title}
      text={
        <>
          {text} <RouteLink to={clientsPath}>{list}</RouteLink>
        </>
      }
      button={another}
      onCreate={onAnother}
    />
  )
}
