/** Opens an address in a tab that cannot reach back to this one; false when the browser would not open any. */
export const openTab = (url: string): boolean => {
  // With 'noopener' the browser tells nobody whether a tab was opened, so the tab is cut loose here before it leaves.
  const tab = window.open('about:blank', '_blank')
  if (!tab) return false
  tab.opener = null
  tab.location.replace(url)
  return true
}
