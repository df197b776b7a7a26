import { useMedia } from '../behaviour/use-media.ts'
import { ComboboxField } from './combobox-field.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { ComboboxSheet } from './combobox-sheet.tsx'

/** A select that is searched by typing, for eight options and more; on a touch phone it opens as a sheet. */
export function Combobox(props: ComboboxProps) {
  // In portrait or landscape.
  const isPhone = useMedia('(pointer: coarse) and ((width < 48rem) or (height < 48rem))')
  return isPhone ? <ComboboxSheet {...props} /> : <ComboboxField {...props} />
}
