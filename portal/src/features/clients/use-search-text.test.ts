import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ChangeAddress } from './use-list-address.ts'
import { useSearchText } from './use-search-text.ts'

test('a URL that updates late does not overwrite letters typed since; Back does change the text', async () => {
  const change = vi.fn<ChangeAddress>()
  const hook = await renderHook((address?: { search: string }) => useSearchText(address?.search ?? '', change))
  const types = async (text: string) => {
    await hook.act(() => hook.result.current.setText(text))
    await expect.poll(() => change.mock.lastCall?.[0]({} as never)).toEqual({ search: text })
  }
  await types('s')
  await types('sev')
  for (const search of ['s', 'sev']) {
    await hook.rerender({ search })
    expect(hook.result.current.text).toBe('sev')
  }
  await hook.rerender({ search: '' })
  expect(hook.result.current.text).toBe('')
})
