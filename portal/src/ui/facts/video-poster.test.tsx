import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VideoPoster } from './video-poster.tsx'

test('the video loads only on request; then the player has controls, captions and the focus', async () => {
  await render(<VideoPoster title="Welcome" src="data:video/webm,x" captions="data:text/vtt,WEBVTT" length="2:40" />)
  expect(document.querySelector('video')).toBeNull()
  await page.getByRole('button', { name: /Play: Welcome/ }).click()
  const player = document.querySelector('video')
  expect(player?.controls).toBe(true)
  expect(player?.querySelector('track')?.kind).toBe('captions')
  expect(document.activeElement).toBe(player)
})
