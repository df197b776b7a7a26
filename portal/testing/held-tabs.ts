import { onTestFinished, vi } from 'vitest'

/** A tab as the browser hands it out, or none when it blocks pop-ups. */
export const heldTabs = (isBlocked = false) => {
  const tab = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() }
  const opened = vi.spyOn(window, 'open').mockReturnValue(isBlocked ? null : (tab as unknown as Window))
  onTestFinished(() => opened.mockRestore())
  return { tab, opened }
}
