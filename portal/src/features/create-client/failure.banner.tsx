import { CircleAlert } from 'lucide-react'
import { clientErrors } from '../../texts/client-errors.ts'
import { failedRegistration } from '../../texts/create-client.ts'
import { errors } from '../../texts/errors.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RouteLink } from '../../ui/route-link.tsx'

/** Our own words for why, where they say more than that it failed. */
const reasonOf = ({ message }: Error): string | undefined =>
  Object.values(clientErrors).find((each) => each === message)

export function FailureBanner({ failure }: { failure: Error }) {
  const reason = reasonOf(failure)
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      role="alert"
      title={errors.clientRegistration.title}
      text={
        <>
          <p>
            {errors.clientRegistration.text} {failedRegistration.whatToDo}
          </p>
          {reason && <p className="mt-1 text-small">{reason}</p>}
        </>
      }
      className="mb-6"
    />
  )
}

type EarlierProps = { clientsPath: string; onAnother: () => void }

/** A second client would be made only on a word of the person's own. */
export function EarlierClientBanner({ clientsPath, onAnother }: EarlierProps) {
  const { title, text, list, another } = failedRegistration.earlier
  return (
    <Banner
      tone="warning"
      icon={CircleAlert}
      role="alert"
      title={title}
      text={
        <>
          {text} <RouteLink to={clientsPath}>{list}</RouteLink>
        </>
      }
      action={
        <Button size="sm" onPress={onAnother}>
          {another}
        </Button>
      }
      className="mb-6"
    />
  )
}
