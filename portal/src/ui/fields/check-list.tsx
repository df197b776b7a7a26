import { menuItemLook } from '../actions/menu-item-look.ts'
import { CheckBox } from './check-box.tsx'

export type CheckItem = { label: string; isChosen: boolean; isLocked?: boolean; onChange: () => void }

/** A list of checkboxes that take effect at once. */
export function CheckList({ items }: { items: readonly CheckItem[] }) {
  return items.map(({ label, isChosen, isLocked = false, onChange }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control
    <label key={label} className={menuItemLook}>
      <CheckBox isSelected={isChosen} isDisabled={isLocked} onChange={onChange} />
      {label}
    </label>
  ))
}
