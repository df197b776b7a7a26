export interface HeldTab {
  /** Navigates the tab once the address is known; if that fails, closes the tab and rethrows. */
  follow(address: Promise<string>): Promise<void>
}

/**
 * Opens a blank tab without an opener, to be navigated later; undefined if the browser blocks it. Call it during the
 * press: browsers block tabs that are opened when a response arrives.
 */
export const holdTab = (): HeldTab | undefined => {
  // With 'noopener' window.open always returns null, so the opener is removed here instead.
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
