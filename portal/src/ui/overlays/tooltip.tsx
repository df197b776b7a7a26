import { cloneElement, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { placeBeside } from './place-beside.ts'

const delay = 400
/** Long enough to move the pointer from the control onto the tooltip, in ms. */
const grace = 120

type Props = {
  text: string
  /** The text is already the control's name, so it is not repeated as its description. */
  isName?: boolean
  children: ReactElement
}

type Described = ReactElement<{ 'aria-describedby'?: string }>

export function Tooltip({ text, isName = false, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<number>(undefined)
  const bubble = useRef<HTMLSpanElement>(null)
  const holder = useRef<HTMLSpanElement>(null)

  const openIn = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(true), ms)
  }
  const closeIn = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(false), ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const control = holder.current?.firstElementChild
    if (!isOpen || !bubble.current || !control) return
    bubble.current.showPopover()
    placeBeside(bubble.current, control.getBoundingClientRect())
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    const onPress = () => setOpen(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it
    <span
      ref={holder}
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && openIn(delay)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && closeIn(grace)}
      onPointerDown={() => closeIn(0)}
      // Touch has no hover: pressing a disabled control opens the tooltip, which says why nothing happens.
      onPointerUp={({ pointerType }) =>
        pointerType === 'touch' && holder.current?.querySelector('[aria-disabled]') && openIn(0)
      }
      onFocus={(event) => event.target.matches(':focus-visible') && openIn(0)}
      onBlur={() => closeIn(0)}
    >
      {isName ? children : cloneElement(children as Described, { 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="fixed inset-auto m-0 max-w-70 animate-rise rounded-pill bg-inverse px-2.5 py-1.5 text-[0.78125rem]/[1.125rem] font-regular whitespace-normal text-on-inverse shadow-tooltip"
        >
          {text}
        </span>
      )}
    </span>
  )
}
