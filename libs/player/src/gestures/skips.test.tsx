import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'

beforeEach(silenceMedia)
afterEach(() => void vi.useRealTimers())

function surface(): Element {
  const element = document.querySelector('[data-surface]')
  if (element === null) throw new Error('no surface')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 169))
  return element
}

function tap(element: Element, clientX: number) {
  const at = { button: 0, isPrimary: true, pointerType: 'touch', clientX }
  fireEvent.pointerDown(element, at)
  fireEvent.pointerUp(element, at)
  fireEvent.click(element, at)
}

test('keys jump by 5, 10 and 15 s, and the sum of quick jumps is announced', async () => {
  await startPlayer()
  vi.useFakeTimers()
  for (const key of ['ArrowRight', 'l', 'o']) fireEvent.keyDown(document.body, { key })
  expect(videoElement().currentTime).toBe(30)
  const mark = screen.getByText('前进 30 秒')
  expect(mark.getAttribute('role')).toBe('status')
  fireEvent.keyDown(document.body, { key: 'u' })
  expect(mark.textContent).toBe('后退 15 秒')
  act(() => void vi.advanceTimersByTime(1_100))
  expect(mark.textContent).toBe('')
})

test('a double tap at a side jumps by 10 s, and each further tap again', async () => {
  const video = await startPlayer()
  act(() => video.playTo(30))
  const area = surface()
  tap(area, 280)
  expect(videoElement().currentTime).toBe(30)
  tap(area, 280)
  tap(area, 280)
  expect(videoElement().currentTime).toBe(50)
  expect(screen.getByText('前进 20 秒')).toBeTruthy()
  tap(area, 20)
  tap(area, 20)
  expect(videoElement().currentTime).toBe(40)
  expect(videoElement().paused).toBe(false)
})

test('a tap on a paused video plays it, at a side unless a second tap follows', async () => {
  await startPlayer()
  vi.useFakeTimers()
  const area = surface()
  tap(area, 280)
  tap(area, 280)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(videoElement().paused).toBe(true)
  expect(videoElement().currentTime).toBe(10)
  tap(area, 280)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(videoElement().paused).toBe(false)
})

test('a forbidden jump is not counted', async () => {
  await startPlayer({ seekable: false })
  fireEvent.keyDown(document.body, { key: 'l' })
  expect(screen.queryByText('前进 10 秒')).toBeNull()
})
