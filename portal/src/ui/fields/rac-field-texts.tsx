import { CircleAlert } from 'lucide-react'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../marks/icon.tsx'

/** Hint and error of React Aria's own fields, which tie them to the control by slot. */
export function RacFieldTexts({ hint, errorMessage }: { hint?: string; errorMessage?: string }) {
  return (
    <>
      {errorMessage && (
        <FieldError elementType="p" className="mt-1.5 flex gap-1.5 text-small font-medium text-danger-text">
          <Icon of={CircleAlert} size={14} className="mt-0.5" />
          {errorMessage}
        </FieldError>
      )}
      {hint && (
        <Text slot="description" elementType="p" className="mt-1.5 text-small text-text-subtle">
          {hint}
        </Text>
      )}
    </>
  )
}
