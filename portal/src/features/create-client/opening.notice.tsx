import { CircleAlert, Clock } from 'lucide-react'
import { created } from '../../texts/create-client.ts'
import { withNames } from '../../texts/names.ts'
import { RouteLink } from '../../ui/actions/route-link.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import type { AccountOpening } from './use-account-opening.ts'

/** The account's state: nothing if it is ready, otherwise that it is still being opened or why it could not be. */
export function OpeningNotice({ opening, accountPath }: { opening: AccountOpening; accountPath: string }) {
  const { isReady, failure, isBlocked } = opening
  if (failure)
    return (
      <Banner
        tone="danger"
        icon={CircleAlert}
        role="alert"
        title={failure.title}
        text={
          <>
            {withNames(failure.text)}
            {isBlocked && (
              <>
                . {created.popUp}{' '}
                <RouteLink to={accountPath} isProse>
                  {created.openYourself}
                </RouteLink>
              </>
            )}
          </>
        }
        className="mt-6"
      />
    )
  if (isReady) return null
  return (
    <p role="status" className="mt-4 flex gap-2 text-small text-text-subtle">
      <Icon of={Clock} size={14} className="mt-0.5" />
      {withNames(created.stillOpening)}
    </p>
  )
}
