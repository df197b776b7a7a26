const KEY = 'single-key-shortcuts'

/** Whether single letters act at all: a person may switch that off (WCAG 2.1.4), for this browser. */
export const singleKeys = {
  areOn: (): boolean => localStorage.getItem(KEY) !== 'off',
  turn: (isOn: boolean): void => (isOn ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off')),
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [contenteditable=""]'
const dialog = '[role=dialog], [role=alertdialog]'
const apart = `${dialog}, [role=menu], [role=listbox]`

/** Where keys are the dialog's own. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(dialog) !== null

export const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey

/** A key that types. With AltGr it does too, which Windows tells as Ctrl and Alt: '@' and '{' on a German keyboard. */
export const isCharacter = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && (!isModified(event) || (event.getModifierState('AltGraph') && !event.metaKey))

/** A key pressed for its own sake: not while typing, not with a modifier, not inside something that has opened. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(`${typing}, ${apart}`)) &&
  (event.key.length > 1 ? !isModified(event) : isCharacter(event) && singleKeys.areOn())
