import { ChevronsUpDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import { boxLook, boxState, labelLook } from './field-look.ts'
import { OptionList } from './option-list.tsx'
import { OptionalMark } from './optional-mark.tsx'
import type { Option } from './options.ts'
import { RacFieldTexts } from './rac-field-texts.tsx'

export type SelectProps = {
  label: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  hint?: string
  isOptional?: boolean
  isDisabled?: boolean
  isInvalid?: boolean
  errorMessage?: string
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * For up to seven options; from eight on use a Combobox. On a phone the list is a sheet at the bottom edge; with a mouse
 * such a sheet would take the opening press as a choice, so the list stays at the field.
 */
export function Select({
  label,
  options,
  value,
  onChange,
  placeholder,
  isOptional,
  className,
  ref,
  ...field
}: SelectProps) {
  const { isInvalid = false, isDisabled = false, hint, errorMessage, onBlur, name } = field
  return (
    <AriaSelect
      name={name}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      onBlur={onBlur}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      placeholder={placeholder ?? words.selectOne}
      className={`min-w-0 ${className ?? ''}`}
    >
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
      <RacFieldTexts hint={hint} errorMessage={errorMessage} />
      <Popover className="w-(--trigger-width) max-w-[calc(100vw-24px)] entering:animate-rise overflow-hidden rounded-menu bg-surface-raised shadow-menu pointer-coarse:max-md:inset-x-0! pointer-coarse:max-md:top-auto! pointer-coarse:max-md:bottom-0! pointer-coarse:max-md:fixed! pointer-coarse:max-md:max-h-[80dvh]! pointer-coarse:max-md:w-full pointer-coarse:max-md:max-w-none pointer-coarse:max-md:rounded-b-none pointer-coarse:max-md:rounded-t-dialog pointer-coarse:max-md:pb-[env(safe-area-inset-bottom)]">
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
