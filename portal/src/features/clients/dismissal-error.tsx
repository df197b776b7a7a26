import { CircleAlert } from 'lucide-react'
import { errors } from '../../texts/errors.ts'
import { Banner } from '../../ui/notices/banner.tsx'

/** Stands at what could not be closed. */
export function DismissalError({ className }: { className?: string }) {
  return <Banner tone="danger" icon={CircleAlert} role="alert" {...errors.dismissal} className={className} />
}
