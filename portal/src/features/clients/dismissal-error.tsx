import { CircleAlert } from 'lucide-react'
import type { Pair } from '../../texts/errors.ts'
import { Banner } from '../../ui/notices/banner.tsx'

type Props = { failure: Pair | null; className?: string }

/** Shown at the element that could not be dismissed. */
export function DismissalError({ failure, className }: Props) {
  return failure && <Banner tone="danger" icon={CircleAlert} role="alert" {...failure} className={className} />
}
