/**
 * A key that the test browser would act on itself, or has none of: AltGr, F5. False where somebody on the page has
 * prevented what the browser does at it.
 */
export const pressKey = (key: string, modifiers: KeyboardEventInit = {}): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true }),
  )
