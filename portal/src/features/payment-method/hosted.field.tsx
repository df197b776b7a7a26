import type { RefObject } from 'react'
import { errorLook } from '../../ui/fields/error-place.ts'
import { boxLook, boxState, labelLook } from '../../ui/fields/field-look.ts'
import './hosted-fields.css'

type Props = {
  label: string
  container: RefObject<HTMLDivElement | null>
  isFocused: boolean
  message: string | undefined
  onPress: () => void
  className?: string
}

/** As of our own fields, whose focus the browser knows. */
const focusLook = {
  rest: 'border-focus outline-2 -outline-offset-1 outline-focus',
  invalid: 'outline-2 outline-offset-1 outline-focus',
} as const

/** A field of the card provider in our box. Its frame has the label as its title, and tells the message itself. */
export function HostedField({ label, container, isFocused, message, onPress, className = '' }: Props) {
  return (
    <div className={`relative min-w-0 ${className}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the frame has its own place in the tab order */}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in the frame */}
      <label className={labelLook} onClick={onPress}>
        {label}
      </label>
      <div
        data-invalid={message !== undefined || undefined}
        className={boxLook({
          state: boxState(message !== undefined, false),
          className: `hosted-field ${isFocused ? focusLook[message === undefined ? 'rest' : 'invalid'] : ''}`,
        })}
      >
        {/* The SDK sets classes of its own here. The color is that of a placeholder. */}
        <div ref={container} className="h-full flex-1 text-text-subtle" />
      </div>
      {message !== undefined && isFocused && (
        <p role="tooltip" className={`${errorLook.tip} block!`}>
          {message}
        </p>
      )}
    </div>
  )
}
