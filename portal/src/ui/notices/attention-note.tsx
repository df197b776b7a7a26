import { CircleAlert } from 'lucide-react'
import { Icon } from '../marks/icon.tsx'

/** Next to a form's buttons: how many fields are still invalid. */
export function AttentionNote({ children }: { children: string }) {
  return (
    <span role="status" className="flex items-center gap-1.5 text-small font-medium text-danger-text">
      <Icon of={CircleAlert} size={14} />
      {children}
    </span>
  )
}
