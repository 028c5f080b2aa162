import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeVideo, type FakeVideo } from '../test/fake-video'
import { createPlayback } from './playback'
import type { PlaybackOptions } from './playback-options'
import type { StreamSource } from './player-source'

const sd: StreamSource = {
  kind: 'stream',
  url: '/sd.mp4',
  format: 'mp4',
  label: '标清',
  height: 480,
}
const hd: StreamSource = { ...sd, url: '/hd.mp4', label: '高清', height: 1080 }

let video: FakeVideo
let progress: number[]
let stop = () => {}

beforeEach(() => {
  video = fakeVideo()
  progress = []
})

afterEach(() => stop())

function start(options: Partial<PlaybackOptions> = {}, duration = 100) {
  const all: PlaybackOptions = {
    onProgress: ({ seconds, cause }) => cause !== 'playing' && progress.push(seconds),
    onEnded: vi.fn(),
    onFailure: vi.fn(),
    onRefused: vi.fn(),
    onResumed: vi.fn(),
    onTrialChange: vi.fn(),
    ...options,
  }
  const playback = createPlayback(video.element, () => all)
  stop = playback.destroy
  playback.load(sd)
  video.loadMetadata(duration)
  return { ...all, playback }
}

test('a lesson that follows another plays at once, any other waits to be asked', () => {
  start()
  expect(video.element.paused).toBe(true)
  stop()
  video = fakeVideo()
  start({ startsPlaying: true })
  expect(video.element.paused).toBe(false)
})

describe('progress', () => {
  test('is told every 10 s of position', () => {
    start()
    video.playTo(35)
    expect(progress).toEqual([10, 20, 30])
  })

  test('is told at a pause, once', () => {
    start()
    video.playTo(4.75)
    video.element.pause()
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([4])
  })

  test('is told when the page goes away', () => {
    start()
    video.playTo(7)
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([7])
  })

  test('is told when the page is hidden, not when it is shown', () => {
    start()
    video.playTo(3)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(progress).toEqual([])
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(progress).toEqual([3])
  })

  test('of a jump is where it left from; what was skipped is not told', () => {
    start()
    video.playTo(5)
    video.seek(60)
    video.element.pause()
    expect(progress).toEqual([5])
    video.playTo(63)
    video.element.pause()
    expect(progress).toEqual([5, 63])
  })

  test('at the end is the longer of the recording and the stated length', () => {
    const { onEnded } = start({ lessonSeconds: 14 }, 12.4)
    video.playTo(12.4)
    video.end()
    expect(progress.at(-1)).toBe(14)
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  test('at the end is rounded up', () => {
    start({}, 12.4)
    video.playTo(12.4)
    video.end()
    expect(progress.at(-1)).toBe(13)
  })

  test('of nothing played is not told', () => {
    const { playback } = start()
    playback.destroy()
    expect(progress).toEqual([])
  })

  test('is told when the player goes, and nothing after that', () => {
    const { playback } = start()
    video.playTo(8)
    playback.destroy()
    expect(progress).toEqual([8])
    video.playTo(40)
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([8])
  })
})

describe('resuming', () => {
  test('begins where the learner was', () => {
    start({ startAt: 42 })
    expect(video.element.currentTime).toBe(42)
    expect(progress).toEqual([])
  })

  test('begins anew within the last seconds', () => {
    start({ startAt: 96 })
    expect(video.element.currentTime).toBe(0)
  })
})

describe('a change of quality', () => {
  test('goes on at the same second, playing', () => {
    const { playback } = start()
    video.playTo(23)
    playback.load(hd)
    expect(video.element.getAttribute('src')).toBe('/hd.mp4')
    video.loadMetadata(100)
    expect(video.element.currentTime).toBe(23)
    expect(video.element.paused).toBe(false)
  })

  test('stays paused when it was', () => {
    const { playback } = start()
    video.playTo(23)
    video.element.pause()
    playback.load(hd)
    video.loadMetadata(100)
    expect(video.element.paused).toBe(true)
  })

  test('keeps the speed', () => {
    const { playback } = start()
    playback.setRate(1.5)
    expect(video.element.defaultPlaybackRate).toBe(1.5)
    expect(video.element.playbackRate).toBe(1.5)
  })
})

describe('where seeking is forbidden', () => {
  test('a forward jump ends where it began and is not told', () => {
    const { onRefused } = start({ bansSeeking: true })
    video.playTo(6)
    video.seek(80)
    expect(video.element.currentTime).toBe(6)
    expect(onRefused).toHaveBeenCalledTimes(1)
    expect(progress).toEqual([])
  })

  test('going back and forth over what was played is allowed', () => {
    const { onRefused } = start({ bansSeeking: true, startAt: 30 })
    video.playTo(36)
    video.seek(5)
    video.seek(35)
    expect(video.element.currentTime).toBe(35)
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('the speed stays 1', () => {
    start({ bansSeeking: true })
    video.element.playbackRate = 2
    video.element.dispatchEvent(new Event('ratechange'))
    expect(video.element.playbackRate).toBe(1)
  })
})

describe('a trial', () => {
  test('stops at its second and tells it', () => {
    const { onTrialChange, onEnded } = start({ stopAt: 12 })
    video.playTo(20)
    video.element.dispatchEvent(new Event('timeupdate'))
    expect(video.element.paused).toBe(true)
    expect(onTrialChange).toHaveBeenCalledTimes(1)
    expect(onEnded).not.toHaveBeenCalled()
    expect(progress).toEqual([10, 12])
  })

  test('cannot be passed by a jump, and the jump is not told', () => {
    const { onTrialChange } = start({ stopAt: 12 })
    video.playTo(2)
    video.seek(50)
    expect(video.element.currentTime).toBe(12)
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    expect(progress).toEqual([2])
  })

  test('that is over does not play on, but plays anew', () => {
    const { playback, onTrialChange } = start({ stopAt: 12 })
    video.playTo(12)
    void video.element.play()
    expect(video.element.paused).toBe(true)
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    playback.replay()
    expect(onTrialChange).toHaveBeenLastCalledWith(false)
    expect(video.element.currentTime).toBe(0)
    expect(video.element.paused).toBe(false)
  })

  test('cut short by the server ends too, without a next lesson', () => {
    const { onTrialChange, onEnded } = start({ stopAt: 60 }, 45)
    video.playTo(45)
    video.end()
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    expect(onEnded).not.toHaveBeenCalled()
  })
})

describe('a failure', () => {
  test.each([
    [2, 'network'],
    [3, 'decode'],
    [4, 'network'],
  ])('with media code %i is told as %s', async (code, kind) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('not to be read'))
    const { onFailure } = start()
    video.fail(code)
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalled())
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind }))
  })

  test('without network says so', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { onFailure } = start()
    video.fail(2)
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }))
  })

  test('of a source that was left is not told', () => {
    const { playback, onFailure } = start()
    playback.destroy()
    video.fail(2)
    expect(onFailure).not.toHaveBeenCalled()
  })
})
