import { createContext, type ReactNode, type Ref, use, useId, useImperativeHandle, useRef } from 'react'
import { choiceCardLook } from './choice-card-look.ts'
import { FieldGroup } from './field-group.tsx'

type Group = { name: string; value: string | null; onChange: (value: string) => void; onBlur?: () => void }

const GroupContext = createContext<Group | undefined>(undefined)

const columnLooks = { 1: '', 2: 'gap-x-4 md:grid-cols-2', 3: 'gap-x-3 md:grid-cols-3' } as const

type Props = Omit<Group, 'name'> & {
  legend: string
  name?: string
  isRequired?: boolean
  isInvalid?: boolean
  errorMessage?: string
  legendSize?: 'label' | 'section' | 'hidden'
  /** How many cards stand in a row if there is room. */
  columns?: 1 | 2 | 3
  children: ReactNode
  /** Focusing the group goes to its chosen radio, or to its first. */
  ref?: Ref<{ focus: () => void }>
}

/** Native radios, which bring arrow keys, one tab stop and form posts. */
export function RadioGroup({ name, value, onChange, onBlur, columns = 1, children, ref, ...group }: Props) {
  const ownName = useId()
  const radios = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => {
      const find = (selector: string) => radios.current?.querySelector<HTMLElement>(selector)
      ;(find(':checked') ?? find('input'))?.focus()
    },
  }))
  return (
    <FieldGroup {...group}>
      <GroupContext value={{ name: name ?? ownName, value, onChange, onBlur }}>
        <div ref={radios} className={`grid gap-y-3 ${columnLooks[columns]}`}>
          {children}
        </div>
      </GroupContext>
    </FieldGroup>
  )
}

type RadioProps = { value: string; children: ReactNode; isDisabled?: boolean }

export function Radio({ children, ...radio }: RadioProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex w-fit cursor-pointer items-start gap-2.5 py-1 has-disabled:cursor-default has-disabled:text-text-disabled"
    >
      <RadioDot {...radio} id={id} />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

/** For two to four important choices; the radio stays visible. */
export function RadioCard({ children, text, ...radio }: RadioProps & { text?: ReactNode }) {
  const id = useId()
  return (
    <label htmlFor={id} className={`${choiceCardLook} gap-3 px-4 py-3.5`}>
      <RadioDot {...radio} id={id} />
      <span className="min-w-0 flex-1">
        <span className="font-strong">{children}</span>
        {text && <span className="mt-0.5 block text-small text-text-muted">{text}</span>}
      </span>
    </label>
  )
}

/** The radio itself, for a card with a layout of its own. */
export function RadioDot({ id, value, isDisabled }: { id: string; value: string; isDisabled?: boolean }) {
  const group = use(GroupContext)
  return (
    <input
      id={id}
      type="radio"
      name={group?.name}
      value={value}
      checked={group?.value === value}
      disabled={isDisabled}
      onChange={() => group?.onChange(value)}
      onBlur={group?.onBlur}
      className="mt-px size-[18px] shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-border-control bg-surface transition-colors checked:border-[5.5px] checked:border-accent disabled:border-border-strong disabled:bg-surface-sunken"
    />
  )
}
