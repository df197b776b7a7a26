import type { ClientSort } from '@partner-hub/contracts/clients/client-list.ts'
import { ArrowDownAZ, ArrowDownWideNarrow, Check, Clock, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { CLIENT_SORTS } from '../../api/contract.ts'
import { clients } from '../../texts/clients.ts'
import { buttonLook } from '../../ui/actions/button-look.ts'
import { Dropdown } from '../../ui/actions/dropdown.tsx'
import { menuItemLook } from '../../ui/actions/menu-item-look.ts'
import { Icon } from '../../ui/marks/icon.tsx'
import { changed, type ListAddress, searchOf } from './list-address.ts'

const icons: Partial<Record<ClientSort, LucideIcon>> = { name: ArrowDownAZ, trial_ends: Clock }

export function SortMenu({ address }: { address: ListAddress }) {
  const { sorts } = clients
  return (
    <Dropdown
      name={sorts.label}
      align="end"
      buttonClass={buttonLook({ tone: 'ghost', size: 'sm', className: 'ml-auto gap-2 px-2.5' })}
      button={
        <>
          <Icon of={icons[address.sort] ?? ArrowDownWideNarrow} />
          <span className="sr-only">{`${sorts.label}: `}</span>
          <span className="max-md:hidden">{sorts[address.sort].long}</span>
          <span className="md:hidden">{sorts[address.sort].short}</span>
        </>
      }
    >
      {(close) =>
        CLIENT_SORTS.map((sort) => (
          <Link
            key={sort}
            to={{ search: searchOf(changed(address, { sort })) }}
            preventScrollReset
            aria-current={sort === address.sort ? 'true' : undefined}
            onClick={close}
            className={menuItemLook}
          >
            <span className="grow">{sorts[sort].long}</span>
            {sort === address.sort && <Icon of={Check} className="text-accent-text" />}
          </Link>
        ))
      }
    </Dropdown>
  )
}
