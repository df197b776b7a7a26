import { type ReactNode, useId } from 'react'
import { CheckBox, type CheckBoxProps } from './check-box.tsx'
import { choiceCardLook } from './choice-card-look.ts'

type Props = Omit<CheckBoxProps, 'id' | 'isMixed' | 'describedBy' | 'aria-label' | 'className'> & {
  children: ReactNode
}

/** A prominent checkbox, for a small set of choices side by side. */
export function CheckCard({ children, ...box }: Props) {
  const id = useId()
  return (
    <label htmlFor={id} className={`${choiceCardLook} min-h-11 items-center gap-2.5 px-3 py-2 font-medium`}>
      <CheckBox {...box} id={id} />
      <span className="min-w-0">{children}</span>
    </label>
  )
}
