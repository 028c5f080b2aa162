import { describe, expect, test, vi } from 'vitest'
import { startPlayback } from '../../test/start-playback.fixture'

describe('progress', () => {
  test('is told every 10 s of position', () => {
    const { video, progress } = startPlayback()
    video.playTo(35)
    expect(progress).toEqual([10, 20, 30])
  })

  test('is told at a pause, once', () => {
    const { video, progress } = startPlayback()
    video.playTo(4.75)
    video.element.pause()
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([4])
  })

  test('is told when the page goes away', () => {
    const { video, progress } = startPlayback()
    video.playTo(7)
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([7])
  })

  test('is told when the page is hidden, not when it is shown', () => {
    const { video, progress } = startPlayback()
    video.playTo(3)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(progress).toEqual([])
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(progress).toEqual([3])
  })

  test('of a jump is where it left from; what was skipped is not told', () => {
    const { video, progress } = startPlayback()
    video.playTo(5)
    video.seek(60)
    video.element.pause()
    expect(progress).toEqual([5])
    video.playTo(63)
    video.element.pause()
    expect(progress).toEqual([5, 63])
  })

  test('at the end is the longer of the recording and the stated length', () => {
    const { onEnded, video, progress } = startPlayback({ lessonSeconds: 14 }, 12.4)
    video.playTo(12.4)
    video.end()
    expect(progress.at(-1)).toBe(14)
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  test('of a jump to the very end is where it left from, and the lesson did not end', () => {
    const { onEnded, video, progress } = startPlayback({ lessonSeconds: 100 })
    video.playTo(5)
    video.seek(100)
    video.end()
    expect(progress).toEqual([5])
    expect(onEnded).not.toHaveBeenCalled()
  })

  test('of the last seconds after a jump is the end', () => {
    const { onEnded, video, progress } = startPlayback()
    video.playTo(5)
    video.seek(98)
    video.playTo(100)
    video.end()
    expect(progress.at(-1)).toBe(100)
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  test('at the end is rounded up', () => {
    const { video, progress } = startPlayback({}, 12.4)
    video.playTo(12.4)
    video.end()
    expect(progress.at(-1)).toBe(13)
  })

  test('of nothing played is not told', () => {
    const { playback, progress } = startPlayback()
    playback.destroy()
    expect(progress).toEqual([])
  })

  test('is told when the player goes, and nothing after that', () => {
    const { playback, video, progress } = startPlayback()
    video.playTo(8)
    playback.destroy()
    expect(progress).toEqual([8])
    video.playTo(40)
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([8])
  })
})
