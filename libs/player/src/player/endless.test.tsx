import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'

beforeEach(silenceMedia)
afterEach(() => vi.restoreAllMocks())

test('a video that the browser treats as a live stream has its stated length', async () => {
  const video = await startPlayer({ lessonSeconds: 68 })
  act(() => video.loadMetadata(Infinity))
  const slider = screen.getByRole('slider', { name: '播放进度' })
  expect(slider.getAttribute('aria-valuetext')).toBe('0 秒，共 1 分 8 秒')
  expect(screen.getByText('00:00 / 01:08')).toBeTruthy()
  act(() => slider.focus())
  act(() => void slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true })))
  expect(videoElement().currentTime).toBe(68)
  act(() => video.seek(60))
  act(() => video.playTo(70))
  expect(screen.getByRole('button', { name: '重新播放' })).toBeTruthy()
})
