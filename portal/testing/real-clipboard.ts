import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const permissions = ['clipboard-read', 'clipboard-write'] as const

/** The browser's own clipboard, empty, which the page may read; and write, unless the browser is told to refuse that. */
export const realClipboard = async () => {
  const { targetInfo } = await cdp().send('Target.getTargetInfo')
  const browserContextId = targetInfo.browserContextId as string
  const set = (name: (typeof permissions)[number], setting: 'granted' | 'denied') =>
    cdp().send('Browser.setPermission', { browserContextId, origin, permission: { name }, setting })
  onTestFinished(async () => {
    await cdp().send('Browser.resetPermissions', { browserContextId })
  })
  for (const name of permissions) await set(name, 'granted')
  // Only whoever has the focus may.
  window.focus()
  await navigator.clipboard.writeText('')
  return { read: () => navigator.clipboard.readText(), refuse: () => set('clipboard-write', 'denied') }
}
