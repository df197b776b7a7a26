const gap = 6
const edge = 8

/** Puts a fixed box under a control, or over it where the window ends, and keeps it inside the window. */
export function placeBelow(box: HTMLElement, control: DOMRect, align: 'start' | 'end'): void {
  const { width, height } = box.getBoundingClientRect()
  const below = control.bottom + gap
  const hasRoom = below + height <= window.innerHeight - edge
  const top = hasRoom ? below : Math.max(edge, control.top - gap - height)
  const wanted = align === 'start' ? control.left : control.right - width
  const left = Math.max(edge, Math.min(wanted, window.innerWidth - edge - width))
  Object.assign(box.style, { top: `${top}px`, left: `${left}px` })
}
