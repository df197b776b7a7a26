import type { BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { Blocks, Check, Ellipsis, Landmark, ListTree, type LucideIcon, Tags, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { may } from '../../api/may.ts'
import { createClient, created } from '../../texts/create-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { NewTabMark } from '../../ui/actions/link.tsx'
import { RouteLink, RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { WizardHeader } from '../../ui/wizard/wizard-header.tsx'
import { OpeningNotice } from './opening.notice.tsx'
import { CloseWizard } from './step-frame.tsx'
import { useAccountOpening } from './use-account-opening.ts'

type Props = {
  client: BusinessClient
  clientsPath: string
  accountPath: string
  invitePath: (contact: string) => string
  onLeave: () => void
  onAnother: () => void
}

const icons: readonly LucideIcon[] = [ListTree, Tags, Users, Landmark, Blocks, Ellipsis]

/** What was created, and links to what can be done with it. */
export function CreatedScreen({ client, clientsPath, accountPath, invitePath, onLeave, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const opening = useAccountOpening({ client, onOpened: onLeave })
  const isFirmPaid = client.billing_owner === 'ACCOUNTANT'
  const [owner] = client.client_contacts

  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <WizardHeader about={createClient.title} end={<CloseWizard onPress={onLeave} />} />
      <main className="grid flex-1 grid-cols-[minmax(0,5fr)_minmax(0,7fr)] max-lg:grid-cols-1 max-lg:content-start">
        <section className="flex flex-col items-end justify-center border-r border-border bg-canvas py-16 pr-14 pl-12 max-lg:order-2 max-lg:items-start max-lg:border-t max-lg:border-r-0 max-lg:px-6 max-lg:py-8 max-md:px-4 max-md:py-7">
          <div className="w-full max-w-95">
            <h2 className="wrap-anywhere text-section">{created.abilitiesOf(client.client_name)}</h2>
            <ul className="mt-5">
              {created.abilities.map((ability, index) => (
                <li key={ability} className="flex items-center gap-3.5 py-2 font-medium">
                  <span className="grid size-8.5 shrink-0 place-items-center rounded-control bg-surface text-accent-text ring-1 ring-border">
                    <Icon of={icons[index] ?? Ellipsis} />
                  </span>
                  {ability}
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section className="grid items-center p-16 max-lg:px-6 max-lg:py-12 max-md:px-4 max-md:py-10">
          <div className="max-w-120">
            <span className="mb-6 grid size-14 place-items-center rounded-full bg-success-bg text-success-icon inset-ring inset-ring-success-border">
              <Icon of={Check} size={20} />
            </span>
            <h1 ref={heading} tabIndex={-1} className="type-display">
              {created.heading}
            </h1>
            <p className="mt-2 text-text-muted">{createClient.notContacted}</p>
            <p className="mt-2 wrap-anywhere text-text-muted">
              {isFirmPaid ? created.planFirst(client.client_name) : created.inviteNext}
            </p>
            <OpeningNotice opening={opening} accountPath={accountPath} />
            <div className="mt-7 flex flex-wrap items-center gap-2 max-md:flex-col max-md:items-stretch">
              {may('open_accounts') && (
                <Button
                  tone="primary"
                  size="lg"
                  onPress={opening.open}
                  isPending={opening.isPending}
                  className="max-md:h-11"
                >
                  {opening.choosesPlan ? created.choosePlan : created.getStarted}
                  <NewTabMark />
                </Button>
              )}
              {!isFirmPaid && owner && may('invite_owners') && (
                <RouteLinkButton to={invitePath(owner)} size="lg" className="max-md:h-11">
                  {created.inviteOwner}
                </RouteLinkButton>
              )}
              <Button size="lg" onPress={onAnother} className="max-md:h-11">
                {created.another}
              </Button>
              {isFirmPaid && (
                <RouteLink to={clientsPath} className="justify-center p-3">
                  {created.later}
                </RouteLink>
              )}
            </div>
          </div>
        </section>
      </main>
    </div>
  )
}
