import { ChevronsUpDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { SelectValue } from 'react-aria-components/Select'
import { boxLook, boxState, labelLook } from './field-look.ts'
import { Icon } from './icon.tsx'
import { OptionalMark } from './optional-mark.tsx'

type Props = {
  label: string
  isOptional?: boolean | undefined
  isInvalid: boolean
  isDisabled: boolean
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A select's label and the field that opens its list. */
export function SelectTrigger({ label, isOptional = false, isInvalid, isDisabled, ref }: Props) {
  return (
    <>
      <Label className={labelLook}>
        {label}
        {isOptional && <OptionalMark />}
      </Label>
      <Button ref={ref} className={boxLook({ state: boxState(isInvalid, isDisabled), focus: 'self' })}>
        <SelectValue className="min-w-0 flex-1 truncate placeholder-shown:text-text-subtle">
          {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon of={ChevronsUpDown} className="text-text-subtle" />
      </Button>
    </>
  )
}
