const KEY = 'single-key-shortcuts'

/** Whether single-letter shortcuts are on; a person can turn them off for this browser (WCAG 2.1.4). */
export const singleKeys = {
  areOn: (): boolean => localStorage.getItem(KEY) !== 'off',
  turn: (isOn: boolean): void => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off')),
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [contenteditable=""]'
const dialog = '[role=dialog], [role=alertdialog]'
const apart = `${dialog}, [role=menu], [role=listbox]`

/** Whether the target is in a dialog, which handles its own keys. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(dialog) !== null

export const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** A key that types a character. AltGr counts too, which Windows reports as Ctrl and Alt: '@' and '{' on a German keyboard. */
export const isCharacter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && (!isModified(event) || (event.getModifierState('AltGraph') && !event.metaKey))

/** A key pressed as a shortcut: not while typing, without a modifier, and not inside an open overlay. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(`${typing}, ${apart}`)) &&
  (event.key.length > 1 ? !isModified(event) : isCharacter(event) && singleKeys.areOn())
