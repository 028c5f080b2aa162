import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'

beforeEach(silenceMedia)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Wraps every text of the player like translation extensions do. */
function wrapTexts() {
  const texts: Text[] = []
  const walker = document.createTreeWalker(screen.getByRole('region'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('style')) continue
    const wrapper = document.createElement('font')
    text.replaceWith(wrapper)
    wrapper.append(text.data)
  }
}

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
