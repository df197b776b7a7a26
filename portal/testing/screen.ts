import { onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'

/** Until the test ends, however it ends; the window of every other test is a desk's. */
export const onWindowOf = async (width: number, height = 900) => {
  onTestFinished(() => page.viewport(1440, 900))
  await page.viewport(width, height)
}

export const inTheme = (theme: 'light' | 'dark') => {
  onTestFinished(() => {
    delete document.documentElement.dataset.theme
  })
  document.documentElement.dataset.theme = theme
}

/** A phone is narrow and has no mouse. */
export const onPhone = async () => {
  const touch = async (enabled: boolean) => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
  }
  onTestFinished(() => touch(false))
  await touch(true)
  await onWindowOf(390, 844)
}
