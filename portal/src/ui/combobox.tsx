import { ChevronsUpDown } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { boxLook, boxState, labelLook } from './field-look.ts'
import { Icon } from './icon.tsx'
import { MatchedLetters } from './matched-letters.tsx'
import { type Option, OptionList } from './option-list.tsx'
import { OptionalMark } from './optional-mark.tsx'
import { RacFieldTexts } from './rac-field-texts.tsx'
import { words } from './words.ts'

export type ComboboxProps = {
  label: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  hint?: string
  autoComplete?: string
  isOptional?: boolean
  isDisabled?: boolean
  isInvalid?: boolean
  errorMessage?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A select that is searched by typing, for eight options and more. */
export function Combobox({
  label,
  options,
  value,
  onChange,
  isOptional,
  placeholder,
  className,
  ref,
  ...field
}: ComboboxProps) {
  const { isInvalid = false, isDisabled = false, hint, errorMessage, onBlur, name, autoComplete } = field
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const [typed, setTyped] = useState(chosen)
  return (
    <AriaComboBox
      name={name}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      onInputChange={setTyped}
      onBlur={onBlur}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      allowsEmptyCollection
      menuTrigger="focus"
      className={`min-w-0 ${className ?? ''}`}
    >
      <Label className={labelLook}>
        {label}
        {isOptional && <OptionalMark />}
      </Label>
      <Group className={boxLook({ state: boxState(isInvalid, isDisabled) })}>
        <Input
          ref={ref}
          placeholder={placeholder}
          autoComplete={autoComplete}
          className="h-full min-w-0 flex-1 truncate bg-transparent outline-none"
        />
        <Button aria-label={words.showOptions} className="-mr-1 grid size-6 place-items-center text-text-subtle">
          <Icon of={ChevronsUpDown} />
        </Button>
      </Group>
      <RacFieldTexts hint={hint} errorMessage={errorMessage} />
      <Popover className="w-(--trigger-width) max-w-[calc(100vw-24px)] entering:animate-rise overflow-hidden rounded-menu bg-surface-raised shadow-menu">
        <OptionList options={options} empty={words.noMatches}>
          {(option) => <MatchedLetters text={option.label} letters={typed === chosen ? '' : typed} />}
        </OptionList>
      </Popover>
    </AriaComboBox>
  )
}
