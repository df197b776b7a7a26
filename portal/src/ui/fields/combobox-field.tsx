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
import { findOption, isMatch } from './option-match.ts'
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
  const selected = options.find((option) => option.value === value)
  const [text, setText] = useState(selected?.label ?? '')
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (selected) setText(selected.label)
  }

  /** Selects the option that the text matches; if it matches none or several, the text stays for the person to correct. */
  const settle = () => {
    const match = findOption(options, text)
    if (match) setText(match.label)
    if (match?.value !== selected?.value) onChange(match?.value ?? null)
    onBlur?.()
  }
  const settleByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const { ariaExpanded } = event.currentTarget
    const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || ariaExpanded !== 'true' || isOnOption || text === (selected?.label ?? '')) return
    settle()
    // Selecting an option closes the list. If Enter closed it first, the new text would open it again.
    if (!findOption(options, text)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <AriaComboBox
      name={name}
      selectedKey={selected?.value ?? null}
      onSelectionChange={(key) => {
        // Null only means that the text is not (yet) the name of an option; `settle` handles that.
        if (key === null) return
        setText(options.find((option) => option.value === key)?.label ?? '')
        onChange(String(key))
      }}
      inputValue={text}
      onInputChange={setText}
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
          {(option) => <MatchedLetters text={option.label} letters={text === selected?.label ? '' : text} />}
        </OptionList>
      </Popover>
    </AriaComboBox>
  )
}
