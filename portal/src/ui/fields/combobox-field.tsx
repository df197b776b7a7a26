import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../marks/icon.tsx'
import { words } from '../words.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { boxLook, boxState, labelLook } from './field-look.ts'
import { MatchedLetters } from './matched-letters.tsx'
import { OptionList } from './option-list.tsx'
import { isMatch, optionMeant } from './option-match.ts'
import { RacFieldTexts } from './rac-field-texts.tsx'

/** The combobox with a list under its field; typing in the field searches. */
export function ComboboxField({
  label,
  options,
  value,
  onChange,
  placeholder,
  className,
  ref,
  ...field
}: ComboboxProps) {
  const { isInvalid = false, isDisabled = false, hint, errorMessage, onBlur, name } = field
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState(chosen?.label ?? '')
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    if (chosen) setTyped(chosen.label)
  }

  /** Selects the option if the text can mean only one; otherwise the text stays, to be corrected. */
  const settle = () => {
    const meant = optionMeant(options, typed)
    if (meant) setTyped(meant.label)
    if (meant?.value !== chosen?.value) onChange(meant?.value ?? null)
    onBlur?.()
  }
  const settleByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const { ariaExpanded } = event.currentTarget
    const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || ariaExpanded !== 'true' || isOnOption || typed === (chosen?.label ?? '')) return
    settle()
    // Selecting an option closes the list; closing it first would make the new text open it again.
    if (!optionMeant(options, typed)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <AriaComboBox
      name={name}
      selectedKey={chosen?.value ?? null}
      onSelectionChange={(key) => {
        // Null only means that the text is not an option's name (yet); `settle` decides about it.
        if (key === null) return
        setTyped(options.find((option) => option.value === key)?.label ?? '')
        onChange(String(key))
      }}
      inputValue={typed}
      onInputChange={setTyped}
      defaultFilter={isMatch}
      allowsCustomValue
      onBlur={settle}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      allowsEmptyCollection
      menuTrigger="focus"
      className={`min-w-0 ${className ?? ''}`}
    >
      <Label className={labelLook}>{label}</Label>
      <Group className={boxLook({ state: boxState(isInvalid, isDisabled) })}>
        <Input
          ref={ref}
          placeholder={placeholder}
          onKeyDownCapture={settleByEnter}
          className="h-full min-w-0 flex-1 truncate bg-transparent outline-none"
        />
        <Button aria-label={words.showOptions} className="-mr-1 grid size-6 place-items-center text-text-subtle">
          <Icon of={ChevronsUpDown} />
        </Button>
      </Group>
      <RacFieldTexts hint={hint} errorMessage={errorMessage} />
      <Popover className="w-(--trigger-width) max-w-[calc(100vw-24px)] entering:animate-rise overflow-hidden rounded-menu bg-surface-raised shadow-menu">
        <OptionList options={options} empty={words.noMatches}>
          {(option) => <MatchedLetters text={option.label} letters={typed === chosen?.label ? '' : typed} />}
        </OptionList>
      </Popover>
    </AriaComboBox>
  )
}
