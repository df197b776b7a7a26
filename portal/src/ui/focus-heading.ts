/** For what goes with the focus in it: once it is gone the keyboard goes on from the top of the page. */
export const focusHeadingIfLost = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
  })
}
