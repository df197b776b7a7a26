import { CircleAlert } from 'lucide-react'
import { Icon } from '../marks/icon.tsx'

/** The message under a field; the field points to it with aria-describedby. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-small font-medium text-danger-text">
      <Icon of={CircleAlert} size={14} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
