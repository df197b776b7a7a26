import { CircleAlert } from 'lucide-react'
import { useContext } from 'react'
import { Icon } from '../marks/icon.tsx'
import { ErrorPlace, errorLook } from './error-place.ts'

/** The message of a field; the field points to it with aria-describedby. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  const place = useContext(ErrorPlace)
  if (place === 'tip')
    return (
      <p id={id} role="tooltip" className={errorLook.tip}>
        {children}
      </p>
    )
  return (
    <p id={id} className={errorLook.line}>
      <Icon of={CircleAlert} size={14} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
