import type { Organization } from '@partner-hub/contracts/firms/organization.ts'
import type { CurrentUser } from '@partner-hub/contracts/people/current-user.ts'
import { X } from 'lucide-react'
import { activeBusiness, roleInBusiness } from '../../api/active-business.ts'
import { pageData } from '../../api/page-data.ts'
import { readSession } from '../../api/session-cookie.ts'
import { hubName } from '../../texts/names.ts'
import { roleNames } from '../../texts/role-names.ts'
import { shell } from '../../texts/shell.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Initials } from '../../ui/facts/initials.tsx'
import { HubMark } from '../../ui/marks/hub-mark.tsx'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { SideNavigation } from './side-navigation.tsx'

type Props = { organization: Organization; user: CurrentUser; onClose: () => void }

/** The side navigation below 1024 px, with the signed-in person and their role. */
export function NavigationDrawer({ organization, user, onClose }: Props) {
  const personName = `${user.first_name} ${user.last_name}`
  const role = roleNames[roleInBusiness(user, activeBusiness(pageData(), readSession())) ?? '']
  return (
    <Drawer name={shell.menu} onClose={onClose}>
      <div className="flex h-12 items-center gap-2.5 pb-2 pl-2 text-[0.9375rem] font-brand">
        <HubMark />
        <span className="mr-auto min-w-0 truncate">{hubName()}</span>
        <IconButton icon={X} name={shell.closeMenu} onPress={onClose} />
      </div>
      <SideNavigation place="drawer" />
      <div className="mt-auto flex items-center gap-3 border-t border-border px-3 pt-4">
        <Initials name={personName} size={36} isPerson />
        <span className="min-w-0">
          <span className="block truncate font-strong">{personName}</span>
          <span className="block truncate text-small text-text-subtle">
            {role ? shell.roleIn(role, organization.name) : organization.name}
          </span>
        </span>
      </div>
    </Drawer>
  )
}
