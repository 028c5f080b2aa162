import { StrictMode } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { base, silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import type { PlayerProgress } from '../rules/position/lesson-position'
import { Player } from './player'

beforeEach(silenceMedia)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const watermark = { text: '138****0001', size: 14, color: 'red', opacity: 1 }

/** Counts the listeners of the window, the document and existing videos. */
function countListeners(): () => number {
  const there = new Set<string>()
  let last = 0
  const ids = new WeakMap<object, number>()
  const idOf = (thing: object) => {
    const id = ids.get(thing) ?? (last += 1)
    ids.set(thing, id)
    return id
  }
  // Excludes React's own listeners: those on its root, and those for events that do not bubble.
  const isReacts = (listener: object) =>
    'name' in listener && String(listener.name).startsWith('bound dispatch')
  const watched = (target: EventTarget) =>
    target === window || target === document || target instanceof HTMLVideoElement
  const { addEventListener, removeEventListener } = EventTarget.prototype
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...call: Parameters<typeof addEventListener>
  ) {
    const [name, listener, options] = call
    addEventListener.apply(this, call)
    if (!listener || !watched(this) || isReacts(listener)) return
    const key = `${idOf(this)} ${name} ${idOf(listener)}`
    there.add(key)
    const signal = typeof options === 'object' ? options.signal : undefined
    signal?.addEventListener('abort', () => there.delete(key))
  })
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
    this: EventTarget,
    ...call: Parameters<typeof removeEventListener>
  ) {
    const [name, listener] = call
    removeEventListener.apply(this, call)
    if (listener) there.delete(`${idOf(this)} ${name} ${idOf(listener)}`)
  })
  return () => there.size
}

test('leaves no timer, listener, request or report after unmount', async () => {
  const listeners = countListeners()
  const onProgress = vi.fn<(progress: PlayerProgress) => void>()
  const video = await startPlayer({
    onProgress,
    seekable: false,
    watermark,
    startAt: 20,
  })
  vi.useFakeTimers()
  act(() => video.playTo(27))
  act(() => video.seek(50))
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  expect(listeners()).toBeGreaterThan(20)
  video.unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(listeners()).toBe(0)
  const recorded = onProgress.mock.calls.map(([progress]) => progress)
  expect(recorded.filter(({ cause }) => cause !== 'playing')).toMatchObject([
    { seconds: 27, cause: 'leave' },
  ])
  expect(video.element.hasAttribute('src')).toBe(false)
  video.playTo(60)
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('online'))
  expect(onProgress).toHaveBeenCalledTimes(recorded.length)
})

test('leaves nothing when Strict Mode mounts it twice', async () => {
  const listeners = countListeners()
  const { unmount } = render(
    <StrictMode>
      <Player {...base} watermark={watermark} />
    </StrictMode>,
  )
  await screen.findByRole('button', { name: '播放' })
  expect(videoElement().getAttribute('src')).toBe('/media/lesson.mp4')
  unmount()
  expect(listeners()).toBe(0)
})
