import { Search } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select } from 'react-aria-components/Select'
import { CloseButton } from './close-button.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { boxLook } from './field-look.ts'
import { Icon } from './icon.tsx'
import { MatchedLetters } from './matched-letters.tsx'
import { OptionList } from './option-list.tsx'
import { isMatch } from './option-match.ts'
import { RacFieldTexts } from './rac-field-texts.tsx'
import { SelectTrigger } from './select-trigger.tsx'
import { useVisualViewport } from './use-visual-viewport.ts'
import { words } from './words.ts'

/** The combobox on a phone: a sheet over the whole page, its search at the top and its list above the keyboard. */
export function ComboboxSheet({ label, options, value, onChange, placeholder, ...field }: ComboboxProps) {
  const { isInvalid = false, isDisabled = false, hint, errorMessage, onBlur, name, className, ref } = field
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { top, height } = useVisualViewport()
  const open = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    setTyped('')
    if (!isNowOpen) onBlur?.()
  }
  return (
    <Select
      name={name}
      selectedKey={value || null}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      isOpen={isOpen}
      onOpenChange={open}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      placeholder={placeholder ?? words.selectOne}
      className={`min-w-0 ${className ?? ''}`}
    >
      <SelectTrigger label={label} isInvalid={isInvalid} isDisabled={isDisabled} ref={ref} />
      <RacFieldTexts hint={hint} errorMessage={errorMessage} />
      <Popover
        style={{ height, '--top': `${top}px` } as CSSProperties}
        className="inset-x-0! top-(--top)! bottom-auto! fixed! flex max-h-none! w-full flex-col bg-surface-raised entering:animate-rise"
      >
        <Autocomplete inputValue={typed} onInputChange={setTyped} filter={isMatch}>
          <div className="border-b border-border p-4 pt-3">
            <div className="mb-2 flex h-11 items-center justify-between">
              <span className="text-title">{label}</span>
              <CloseButton className="-mr-2 size-11" onPress={() => open(false)} />
            </div>
            <SearchField aria-label={label} autoFocus>
              <div className={boxLook()}>
                <Icon of={Search} className="text-text-subtle" />
                <Input className="h-full min-w-0 flex-1 truncate bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden" />
              </div>
            </SearchField>
          </div>
          <div className="min-h-0 flex-1 overflow-auto">
            <OptionList options={options} empty={words.noMatches}>
              {(option) => <MatchedLetters text={option.label} letters={typed} />}
            </OptionList>
          </div>
        </Autocomplete>
      </Popover>
    </Select>
  )
}
