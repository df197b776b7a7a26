/**
 * For what goes with the focus in it: once it is gone the keyboard goes on from there, or from the top of the page. What
 * has the focus by then keeps it.
 */
export const focusIfLost = (next: () => HTMLElement | null = () => document.querySelector('h1')): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
  })
}
