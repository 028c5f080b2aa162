import { wrapWords } from '@shuyuan/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'

beforeEach(silenceMedia)
afterEach(() => void vi.useRealTimers())

const wrapTexts = () => wrapWords(screen.getByRole('region'))

test('the clock shows the position', async () => {
  const video = await startPlayer()
  wrapTexts()
  act(() => video.playTo(4))
  expect(screen.getByText('00:04 / 01:40').translate).toBe(false)
})

test('the countdown to the next lesson decreases', async () => {
  const video = await startPlayer({ next: { title: '1.2', onSelect: vi.fn() } })
  act(() => video.playTo(100))
  vi.useFakeTimers()
  act(() => video.end())
  wrapTexts()
  act(() => void vi.advanceTimersByTime(3_000))
  expect(screen.getByText('7').translate).toBe(false)
})

test('panels and notices open and close', async () => {
  const video = await startPlayer({ startAt: 42, stopAt: 60, trialEnd: '购买课程后观看' })
  wrapTexts()
  act(() => video.playTo(60))
  wrapTexts()
  act(() => screen.getByRole('button', { name: '重新试看' }).click())
  expect(videoElement().paused).toBe(false)
  expect(screen.getByRole('button', { name: '暂停' })).toBeTruthy()
})
