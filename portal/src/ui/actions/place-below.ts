const gap = 6
const edge = 8

/** Places a fixed box below a control, or above it if there is no room, and keeps it inside the window. */
export function placeBelow(box: HTMLElement, control: DOMRect, align: 'start' | 'end'): void {
  const { width, height } = box.getBoundingClientRect()
  const below = control.bottom + gap
  const hasRoom = below + height <= window.innerHeight - edge
  const top = hasRoom ? below : Math.max(edge, control.top - gap - height)
  const wanted = align === 'start' ? control.left : control.right - width
  const left = Math.max(edge, Math.min(wanted, window.innerWidth - edge - width))
  Object.assign(box.style, { top: `${top}px`, left: `${left}px` })
}
