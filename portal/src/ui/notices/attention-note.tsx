import { CircleAlert } from 'lucide-react'
import { Icon } from '../marks/icon.tsx'

/** Beside a form's buttons: how much of it is still wrong. */
export function AttentionNote({ children }: { children: string }) {
  return (
    <span role="status" className="flex items-center gap-1.5 text-small font-medium text-danger-text">
      <Icon of={CircleAlert} size={14} />
      {children}
    </span>
  )
}
