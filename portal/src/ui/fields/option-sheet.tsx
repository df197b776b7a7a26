import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../marks/icon.tsx'
import { Modal } from '../overlays/modal.tsx'
import { words } from '../words.ts'
import { MatchedLetters } from './matched-letters.tsx'
import { findOption, isMatch } from './option-match.ts'
import { type Option, optionGroups } from './options.ts'
import { SearchField } from './search-field.tsx'

type Props = {
  label: string
  options: readonly Option[]
  chosen: Option | undefined
  onChoose: (option: Option) => void
  onClose: () => void
}

/**
 * Options in a touch sheet with a search field at the top, which does not take the focus, so that no keyboard opens
 * unasked. Plain buttons, because there are several hundred at once.
 */
export function OptionSheet({ label, options, chosen, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])

  const left = options.filter((option) => isMatch(option.label, typed))
  const takeMeant = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement
    const match = event.key === 'Enter' && isInField && findOption(options, typed)
    if (match) onChoose(match)
  }
  return (
    <Modal title={label} size="fullscreen" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the field inside it */}
      <div onKeyDown={takeMeant} className="sticky top-0 -mx-6 bg-surface-raised px-6 pb-3 max-md:-mx-4 max-md:px-4">
        <SearchField
          label={label}
          placeholder=""
          clearName={words.clear(label)}
          value={typed}
          onChange={setTyped}
          className="h-11!"
        />
      </div>
      <div ref={list} className="-mx-2.5">
        {left.length === 0 && (
          <p role="status" className="px-2.5 py-2 text-text-subtle">
            {words.noMatches}
          </p>
        )}
        {optionGroups(left).map(({ group, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div key={group ?? ''} role="group" aria-label={group}>
            {group && <p className="px-2.5 pt-2.5 pb-1 text-caption text-text-subtle">{group}</p>}
            {members.map((option) => (
              <button
                key={option.value}
                type="button"
                aria-current={option === chosen || undefined}
                onClick={() => onChoose(option)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-pill px-2.5 py-1.5 text-left text-touch hover:bg-surface-raised-hover"
              >
                <span className="min-w-0 flex-1">
                  <MatchedLetters text={option.label} letters={typed} />
                </span>
                {option === chosen && <Icon of={Check} className="text-accent-text" />}
              </button>
            ))}
          </div>
        ))}
      </div>
    </Modal>
  )
}
