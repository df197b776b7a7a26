import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { Identity } from '@partner-hub/contracts/people/identity.ts'
import type { ReactNode } from 'react'
import { may } from '../../api/may.ts'
import { pageData } from '../../api/page-data.ts'
import { gettingStarted } from '../../texts/clients.ts'
import { withNames } from '../../texts/names.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { Panel } from '../../ui/facts/panel.tsx'
import { StepDot } from '../../ui/wizard/step-dot.tsx'
import { DismissalError } from './dismissal-error.tsx'
import { useGettingStartedDismissal } from './dismissals.ts'
import { WelcomeVideo } from './welcome-video.tsx'

type Props = { organization: Organization; identity: Identity; createClientPath: string }

/** The first steps, and the welcome guide video beside them. */
export function GettingStartedPanel({ organization, identity, createClientPath }: Props) {
  const dismissal = useGettingStartedDismissal()
  if (identity.hide_getting_started) return null
  const { academy_url, booking_url } = pageData()
  const { invite, academy, booking } = gettingStarted
  const mayCreate = may('create_clients')
  const before = Number(mayCreate)
  return (
    <Panel title={gettingStarted.heading} onClose={dismissal.close} closeName={gettingStarted.close} className="mt-4">
      <DismissalError failure={dismissal.failure} className="mx-5 mb-3 max-md:mx-4" />
      <div className="flex items-start gap-6 px-5 pb-5 max-lg:flex-col max-lg:items-stretch max-md:gap-4 max-md:px-4 max-md:pb-4">
        <ol className="-mt-3 min-w-0 flex-1 divide-y divide-border">
          {mayCreate && (
            <Step number={1} {...invite}>
              <RouteLinkButton to={createClientPath} size="sm" beginsChange>
                {invite.link}
              </RouteLinkButton>
            </Step>
          )}
          <Step number={before + 1} {...academy}>
            <LinkButton href={academy_url} size="sm" isNewTab>
              {academy.link}
            </LinkButton>
          </Step>
          <Step number={before + 2} title={booking.title} text={withNames(booking.text)}>
            <LinkButton href={booking_url} size="sm" isNewTab>
              {booking.link}
            </LinkButton>
          </Step>
        </ol>
        <WelcomeVideo organization={organization} />
      </div>
    </Panel>
  )
}

type StepProps = { number: number; title: string; text: string; children: ReactNode }

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-3.5 md:py-2.75 md:pr-4 max-md:grid-cols-[1.75rem_minmax(0,1fr)]">
      <StepDot number={number} state="ahead" />
      <div>
        <h3 className="font-strong">{title}</h3>
        <p className="mt-0.5 text-small text-balance text-text-muted">{text}</p>
      </div>
      <div className="max-md:col-start-2 max-md:mt-2.5">{children}</div>
    </li>
  )
}
