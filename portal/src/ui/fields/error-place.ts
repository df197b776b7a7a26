import { createContext } from 'react'

/** Where fields show their error: on a line under the field, or as a tooltip while the field has the focus. */
export const ErrorPlace = createContext<'line' | 'tip'>('line')

/** The field itself must be `tipped relative`. Its input refers to the text even while it is hidden. */
export const errorLook = {
  line: 'mt-1.5 flex gap-1.5 text-small font-medium text-danger-text',
  tip: 'absolute top-full left-0 z-10 mt-2 hidden w-max max-w-70 animate-rise rounded-pill bg-inverse px-2.5 py-1.5 text-small font-regular text-on-inverse shadow-tooltip in-[.tipped:focus-within]:block',
} as const
