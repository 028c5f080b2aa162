import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import { defaultPreferences } from '../rules/player-preferences'

beforeEach(silenceMedia)
afterEach(() => void vi.useRealTimers())

const surface = () => {
  const element = document.querySelector('[data-surface]')
  if (element === null) throw new Error('no surface')
  return element
}
const space = (type: 'keyDown' | 'keyUp') => fireEvent[type](document.body, { key: ' ' })
const hold = () => act(() => void vi.advanceTimersByTime(600))

/** Starts a player that plays, or is paused, with a clock that the test advances. */
async function start(isPlaying: boolean, props: Parameters<typeof startPlayer>[0] = {}) {
  const player = await startPlayer(props)
  if (isPlaying) act(() => player.playTo(3))
  vi.useFakeTimers()
  return player
}

test.each(['mouse', 'touch'])('a held %s plays at 2×, slides to 3×, and returns', async (type) => {
  const onPreferencesChange = vi.fn()
  const preferences = { ...defaultPreferences, rate: 1.25 }
  await start(true, { preferences, onPreferencesChange })
  const at = { button: 0, isPrimary: true, pointerType: type }
  fireEvent.pointerDown(surface(), { ...at, clientX: 100 })
  expect(videoElement().playbackRate).toBe(1.25)
  hold()
  expect(videoElement().playbackRate).toBe(2)
  expect(screen.getByText('2× 播放中，松开恢复')).toBeTruthy()
  fireEvent.pointerMove(surface(), { ...at, clientX: 300 })
  expect(videoElement().playbackRate).toBe(3)
  fireEvent.pointerUp(surface(), at)
  fireEvent.click(surface())
  expect(videoElement().playbackRate).toBe(1.25)
  expect(videoElement().paused).toBe(false)
  expect(screen.queryByText(/松开恢复/)).toBeNull()
  expect(onPreferencesChange).not.toHaveBeenCalled()
})

test('a short press is a click', async () => {
  await start(true)
  fireEvent.pointerDown(surface(), { button: 0, isPrimary: true, pointerType: 'mouse' })
  fireEvent.pointerUp(surface())
  fireEvent.click(surface())
  hold()
  expect(videoElement().paused).toBe(true)
  expect(videoElement().playbackRate).toBe(1)
})

test('the held space bar plays at 2×, with arrow keys faster, and returns', async () => {
  await start(true)
  space('keyDown')
  hold()
  expect(videoElement().playbackRate).toBe(2)
  for (let index = 0; index < 2; index += 1) fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(videoElement().playbackRate).toBe(2.5)
  expect(videoElement().currentTime).toBe(3)
  space('keyUp')
  expect(videoElement().playbackRate).toBe(1)
  expect(videoElement().paused).toBe(false)
})

test('a short space pauses a playing video and plays a paused one', async () => {
  await start(true)
  space('keyDown')
  space('keyUp')
  expect(videoElement().paused).toBe(true)
  space('keyDown')
  expect(videoElement().paused).toBe(false)
  space('keyUp')
  expect(videoElement().paused).toBe(false)
})

test.each([
  ['a pause', () => videoElement().pause()],
  ['a window in the background', () => window.dispatchEvent(new Event('blur'))],
])('%s ends the boost', async (_, end) => {
  await start(true)
  space('keyDown')
  hold()
  act(() => void end())
  expect(videoElement().playbackRate).toBe(1)
  expect(screen.queryByText(/松开恢复/)).toBeNull()
})

test('a lesson with a fixed speed shows a message instead of playing faster', async () => {
  await start(true, { seekable: false })
  space('keyDown')
  hold()
  expect(videoElement().playbackRate).toBe(1)
  expect(screen.getByText(/不允许快进/)).toBeTruthy()
})
