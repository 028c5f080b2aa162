import { describe, expect, test, vi } from 'vitest'
import { startPlayback } from '../../test/start-playback.fixture'

describe('progress', () => {
  test('is reported every 10 s of position', () => {
    const { video, progress } = startPlayback()
    video.playTo(35)
    expect(progress).toEqual([10, 20, 30])
  })

  test('is reported once on pause', () => {
    const { video, progress } = startPlayback()
    video.playTo(4.75)
    video.element.pause()
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([4])
  })

  test('is reported when the page is left', () => {
    const { video, progress } = startPlayback()
    video.playTo(7)
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([7])
  })

  test('is reported when the page is hidden, not when it is shown', () => {
    const { video, progress } = startPlayback()
    video.playTo(3)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(progress).toEqual([])
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(progress).toEqual([3])
  })

  test('reports the position before a jump, not the skipped part', () => {
    const { video, progress } = startPlayback()
    video.playTo(5)
    video.seek(60)
    video.element.pause()
    expect(progress).toEqual([5])
    video.playTo(63)
    video.element.pause()
    expect(progress).toEqual([5, 63])
  })

  test('reports the longer of the duration and the stated length at the end', () => {
    const { onEnded, video, progress } = startPlayback({ lessonSeconds: 14 }, 12.4)
    video.playTo(12.4)
    video.end()
    expect(progress.at(-1)).toBe(14)
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  test('reports the position before a jump to the end, and the lesson did not end', () => {
    const { onEnded, video, progress } = startPlayback({ lessonSeconds: 100 })
    video.playTo(5)
    video.seek(100)
    video.end()
    expect(progress).toEqual([5])
    expect(onEnded).not.toHaveBeenCalled()
  })

  test('reports the end if the last seconds were played after a jump', () => {
    const { onEnded, video, progress } = startPlayback()
    video.playTo(5)
    video.seek(98)
    video.playTo(100)
    video.end()
    expect(progress.at(-1)).toBe(100)
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  test('is not reported if nothing was played', () => {
    const { playback, progress } = startPlayback()
    playback.destroy()
    expect(progress).toEqual([])
  })

  test('is reported on destroy, and never afterwards', () => {
    const { playback, video, progress } = startPlayback()
    video.playTo(8)
    playback.destroy()
    expect(progress).toEqual([8])
    video.playTo(40)
    window.dispatchEvent(new Event('pagehide'))
    expect(progress).toEqual([8])
  })
})
