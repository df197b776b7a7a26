import { ArrowUpRight, CreditCard, Eye, LifeBuoy, LogOut, type LucideIcon, UsersRound } from 'lucide-react'
import type { ReactElement } from 'react'
import { NavLink } from 'react-router'
import { may } from '../../api/may.ts'
import { pageData } from '../../api/page-data.ts'
import { pageTitles } from '../../texts/page-titles.ts'
import { shell } from '../../texts/shell.ts'
import { NewTabMark } from '../../ui/actions/link.tsx'
import { useMedia } from '../../ui/behaviour/use-media.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { paths } from '../paths.ts'
import { navItemLook } from './navigation-look.ts'

/** `rail` shows only icons between 1024 and 1280 px; `drawer` has taller items for touch. */
type Place = 'rail' | 'drawer'

export function SideNavigation({ place }: { place: Place }) {
  return (
    <nav aria-label={shell.mainNavigation} className="flex flex-col gap-0.5">
      <WithTooltip name={shell.clients} place={place}>
        <NavLink to={paths.clients} className={navItemLook({ place })}>
          <Item icon={UsersRound} name={shell.clients} place={place} />
        </NavLink>
      </WithTooltip>
      {may('see_amounts') && (
        <WithTooltip name={pageTitles.billing} place={place}>
          <NavLink to={paths.billing} className={navItemLook({ place })}>
            <Item icon={CreditCard} name={pageTitles.billing} place={place} />
          </NavLink>
        </WithTooltip>
      )}
      <WithTooltip name={shell.support} place={place}>
        <a href={pageData().support_url} target="_blank" rel="noopener noreferrer" className={navItemLook({ place })}>
          <Item icon={LifeBuoy} name={shell.support} place={place} />
          <NewTabMark isProse />
          <Icon
            of={ArrowUpRight}
            size={14}
            className={`ml-auto text-text-subtle ${place === 'rail' ? 'max-xl:hidden' : ''}`}
          />
        </a>
      </WithTooltip>
      <hr className="mx-2.5 my-2.5 border-border" />
      {may('see_firm_activity') && (
        <WithTooltip name={pageTitles.supportVisits} place={place}>
          <NavLink to={paths.supportVisits} className={navItemLook({ place })}>
            <Item icon={Eye} name={pageTitles.supportVisits} place={place} />
          </NavLink>
        </WithTooltip>
      )}
      <WithTooltip name={shell.logout} place={place}>
        <NavLink to={paths.logout} className={navItemLook({ place })}>
          <Item icon={LogOut} name={shell.logout} place={place} />
        </NavLink>
      </WithTooltip>
    </nav>
  )
}

function Item({ icon, name, place }: { icon: LucideIcon; name: string; place: Place }) {
  return (
    <>
      <Icon of={icon} size={place === 'drawer' ? 20 : 16} className="in-aria-[current=page]:text-accent-text" />
      <span className={place === 'rail' ? 'max-xl:sr-only' : ''}>{name}</span>
    </>
  )
}

type Described = { 'aria-describedby'?: string }

/** An icon without a label needs a tooltip; next to the label it would be noise. */
function WithTooltip({ name, place, children }: { name: string; place: Place; children: ReactElement<Described> }) {
  const isIconAlone = useMedia('(64rem <= width < 80rem)') && place === 'rail'
  if (!isIconAlone) return children
  return (
    <Tooltip text={name} isName>
      {children}
    </Tooltip>
  )
}
