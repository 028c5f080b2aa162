import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeVideo } from '../../test/fake-video'
import { startMediaSession } from './media-session'

const handlers = new Map<string, MediaSessionActionHandler>()
const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setPositionState: vi.fn(),
  setActionHandler(action: string, handler: MediaSessionActionHandler | null) {
    if (action === 'stop') throw new TypeError('unknown')
    if (handler) handlers.set(action, handler)
    else handlers.delete(action)
  },
}

beforeEach(() => {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(shown: object) {
        Object.assign(this, shown)
      }
    },
  )
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaSession')
})

function start() {
  const video = fakeVideo()
  video.loadMetadata(100)
  const actions = { play: vi.fn(), pause: vi.fn(), seekBy: vi.fn(), seekTo: vi.fn(), next: vi.fn() }
  const shown = { title: '1.1', album: '初二数学', hasPrevious: false, hasNext: true }
  const stop = startMediaSession(video.element, shown, () => actions)
  return { video, actions, stop }
}

test('is claimed when the video plays, and released', () => {
  const { video, stop } = start()
  expect(session.metadata).toBeNull()
  video.playTo(3)
  expect(session.metadata).toMatchObject({ title: '1.1', album: '初二数学' })
  expect(session.playbackState).toBe('playing')
  expect([...handlers.keys()]).not.toContain('previoustrack')
  stop()
  expect(session.metadata).toBeNull()
  expect(session.playbackState).toBe('none')
  expect(handlers.size).toBe(0)
  video.playTo(5)
  expect(session.metadata).toBeNull()
})

test('runs the actions of its buttons', () => {
  const { video, actions, stop } = start()
  video.playTo(1)
  handlers.get('seekforward')?.({ action: 'seekforward' })
  handlers.get('seekbackward')?.({ action: 'seekbackward', seekOffset: 7 })
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 42 })
  handlers.get('nexttrack')?.({ action: 'nexttrack' })
  handlers.get('pause')?.({ action: 'pause' })
  expect(actions.seekBy.mock.calls).toEqual([[10], [-7]])
  expect(actions.seekTo).toHaveBeenCalledWith(42)
  expect(actions.next).toHaveBeenCalledTimes(1)
  expect(actions.pause).toHaveBeenCalledTimes(1)
  stop()
})
