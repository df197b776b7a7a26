export interface HeldTab {
  /** Goes where the answer says; without one the tab closes, and whoever asked hears why. */
  follow(address: Promise<string>): Promise<void>
}

/**
 * A tab that waits for its address, cut loose from this one; undefined when the browser would not open any. Held at
 * once: a press may open a tab, an answer that comes later may not.
 */
export const holdTab = (): HeldTab | undefined => {
  // With 'noopener' the browser tells nobody whether a tab was opened, so the tab is cut loose here before it leaves.
  const tab = window.open('about:blank', '_blank')
  if (!tab) return undefined
  tab.opener = null
  return {
    follow: async (address) => {
      try {
        tab.location.replace(await address)
      } catch (error) {
        tab.close()
        throw error
      }
    },
  }
}
