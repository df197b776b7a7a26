import { CircleAlert } from 'lucide-react'
import { clients } from '../../texts/clients.ts'
import { errors } from '../../texts/errors.ts'
import { Icon } from '../../ui/marks/icon.tsx'

/** A quiet notice at the list: the toast is gone, but the records are still missing (DEC-06). */
export function LeftOutNotice({ count }: { count: number }) {
  return (
    <p className="flex items-start gap-2 py-3 text-small text-text-muted">
      <Icon of={CircleAlert} className="mt-px text-warning-icon" />
      <span>
        <span className="font-strong text-text">{errors.mapping.title}</span> {errors.mapping.text}{' '}
        {clients.leftOut(count)}
      </span>
    </p>
  )
}
