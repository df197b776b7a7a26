import { ChevronLeft, ChevronRight, ChevronsUpDown, type LucideIcon } from 'lucide-react'
import { Link, type To } from 'react-router'
import { tv } from 'tailwind-variants/lite'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import { lastPageOf, pagesAround } from './pages-around.ts'
import { rowRange } from './row-range.ts'

const numbers = new Intl.NumberFormat()
const itemLook = tv({
  base: 'grid h-8 min-w-8 place-items-center rounded-control px-2 font-medium transition-colors',
  variants: {
    kind: {
      link: 'text-text-muted hover:bg-surface-hover hover:text-text',
      current: 'bg-surface-pressed text-text',
      off: 'text-text-disabled',
    },
    isNumber: { true: 'max-md:hidden' },
  },
})

type Props = {
  page: number
  perPage: number
  total: number
  perPageOptions?: readonly number[]
  toPage: (page: number) => To
  onPerPage?: (perPage: number) => void
}

/** The sticky footer of a list: the range of rows, the total, and the links to other pages. */
export function Pagination({ page, perPage, total, perPageOptions = [10, 25, 50, 100], toPage, onPerPage }: Props) {
  const last = lastPageOf(total, perPage)
  return (
    <div className="sticky bottom-0 z-4 -mx-(--page-x) -mt-px flex min-h-14 items-center gap-4 border-t border-border bg-surface px-(--page-x) text-small text-text-muted tabular-nums max-md:gap-2">
      <span>{rowRange(page, perPage, total)}</span>
      {onPerPage && <RowsSelect perPage={perPage} options={perPageOptions} onChange={onPerPage} />}
      <nav aria-label={words.pages} className="ml-auto flex items-center gap-0.5">
        <Step icon={ChevronLeft} name={words.previousPage} to={page > 1 ? toPage(page - 1) : undefined} />
        {pagesAround(page, last).map((item) =>
          typeof item === 'number' ? (
            <Link
              key={item}
              to={toPage(item)}
              preventScrollReset
              aria-current={item === page ? 'page' : undefined}
              className={itemLook({ kind: item === page ? 'current' : 'link', isNumber: true })}
            >
              {numbers.format(item)}
            </Link>
          ) : (
            <span key={item} aria-hidden className="grid h-8 min-w-4 place-items-center max-md:hidden">
              …
            </span>
          ),
        )}
        <Step icon={ChevronRight} name={words.nextPage} to={page < last ? toPage(page + 1) : undefined} />
      </nav>
    </div>
  )
}

function Step({ icon, name, to }: { icon: LucideIcon; name: string; to: To | undefined }) {
  if (to === undefined) {
    return (
      <span className={itemLook({ kind: 'off' })}>
        <Icon of={icon} />
      </span>
    )
  }
  return (
    <Link to={to} preventScrollReset aria-label={name} className={itemLook({ kind: 'link' })}>
      <Icon of={icon} />
    </Link>
  )
}

type RowsProps = { perPage: number; options: readonly number[]; onChange: (perPage: number) => void }

function RowsSelect({ perPage, options, onChange }: RowsProps) {
  return (
    <label className="flex items-center gap-2 max-md:hidden">
      {words.rows}
      <span className="relative flex">
        <select
          aria-label={words.rowsPerPage}
          value={perPage}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-8 cursor-pointer appearance-none rounded-control border border-border-strong bg-surface pr-7 pl-2.5 font-medium text-text transition-colors hover:bg-surface-hover"
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon of={ChevronsUpDown} size={14} className="pointer-events-none absolute top-2.25 right-2" />
      </span>
    </label>
  )
}
