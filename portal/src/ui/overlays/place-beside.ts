const gap = 6
const edge = 8

/** Places a fixed box above a control, or below it if there is no room, and keeps it inside the window. */
export function placeBeside(box: HTMLElement, control: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const above = control.top - gap - height
  const top = above >= edge ? above : control.bottom + gap
  const centred = control.left + control.width / 2 - width / 2
  const left = Math.max(edge, Math.min(centred, window.innerWidth - edge - width))
  Object.assign(box.style, { top: `${top}px`, left: `${left}px` })
}
