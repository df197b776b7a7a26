/**
 * Call it before removing an element that has the focus: if the focus is lost in the next frame, it moves to `next`, by
 * default the page's heading.
 */
export const focusIfLost = (next: () => HTMLElement | null = () => document.querySelector('h1')): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
  })
}
