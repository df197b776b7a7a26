import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { CurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { CircleQuestionMark, Menu } from 'lucide-react'
import { Link } from 'react-router'
import { pageData } from '../../api/page-data.ts'
import { hubName } from '../../texts/names.ts'
import { shell } from '../../texts/shell.ts'
import { buttonLook } from '../../ui/actions/button-look.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { NewTabMark } from '../../ui/actions/link.tsx'
import { Initials } from '../../ui/facts/initials.tsx'
import { HubMark } from '../../ui/marks/hub-mark.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { paths } from '../paths.ts'
import { FirmName } from './firm-name.tsx'

type Props = { organization: Organization; user: CurrentUser; isMenuOpen: boolean; onMenu: () => void }

export function Header({ organization, user, isMenuOpen, onMenu }: Props) {
  const personName = `${user.first_name} ${user.last_name}`
  return (
    <header className="sticky top-0 z-30 col-span-full flex h-(--topbar) items-center gap-3 bg-canvas pr-4 pl-5 max-lg:pl-3 max-md:gap-2 max-md:pr-3 max-md:pl-2">
      <IconButton
        icon={Menu}
        iconSize={20}
        name={shell.menu}
        onPress={onMenu}
        className="lg:hidden"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
      />
      <Link
        to={paths.home}
        className="flex shrink-0 items-center gap-2.5 text-[0.9375rem] font-brand tracking-[-0.012em]"
      >
        <HubMark />
        <span className="max-md:sr-only">{hubName()}</span>
      </Link>
      <span aria-hidden className="mx-1 h-5 w-px rotate-16 bg-border-strong max-md:hidden" />
      <FirmName organization={organization} />
      <Tooltip text={shell.help} isName>
        <a
          href={pageData().support_url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({ tone: 'ghost', size: 'icon-md', className: 'ml-auto shrink-0' })}
        >
          <Icon of={CircleQuestionMark} size={20} />
          <span className="sr-only">{shell.help}</span>
          <NewTabMark isProse />
        </a>
      </Tooltip>
      <Tooltip text={personName} isName>
        <span className="shrink-0">
          <Initials name={personName} size={32} isPerson />
          <span className="sr-only">{personName}</span>
        </span>
      </Tooltip>
    </header>
  )
}
