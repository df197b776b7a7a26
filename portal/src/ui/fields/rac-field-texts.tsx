import { CircleAlert } from 'lucide-react'
import { useContext } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { Icon } from '../marks/icon.tsx'
import { ErrorPlace, errorLook } from './error-place.ts'

/** Hint and error of React Aria's own fields, which tie them to the control by slot. */
export function RacFieldTexts({ hint, errorMessage }: { hint?: string; errorMessage?: string }) {
  const place = useContext(ErrorPlace)
  return (
    <>
      {errorMessage && place === 'tip' && (
        <FieldError elementType="p">
          <span role="tooltip" className={errorLook.tip}>
            {errorMessage}
          </span>
        </FieldError>
      )}
      {errorMessage && place === 'line' && (
        <FieldError elementType="p" className={errorLook.line}>
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
