import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Keeps a script that the page asks for on its way until the returned function is called, or the test ends. */
export const holdScript = async (file: string) => {
  const release = async () => {
    await cdp().send('Fetch.disable')
  }
  onTestFinished(release)
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: `*/${file}*` }] })
  return release
}
