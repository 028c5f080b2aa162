import { describe, expect, test } from 'vitest'
import { startPlayback } from '../../test/start-playback.fixture'

describe('a video that the browser treats as a live stream', () => {
  const endless = (options: Parameters<typeof startPlayback>[0] = {}) =>
    startPlayback({ lessonSeconds: 68, ...options }, Infinity)

  test('ends once, at its stated length', () => {
    const { onEnded, video, progress } = endless()
    video.playTo(70)
    expect(video.element.paused).toBe(true)
    expect(onEnded).toHaveBeenCalledTimes(1)
    expect(progress.filter((seconds) => seconds >= 68)).toEqual([68])
  })

  test('plays from the beginning after its end', () => {
    const { video } = endless()
    video.playTo(70)
    void video.element.play()
    expect(video.element.currentTime).toBe(0)
    expect(video.element.paused).toBe(false)
  })

  test('restarts at its end if it loops', () => {
    const { onEnded, video } = endless({ loop: true })
    video.playTo(67.75)
    video.passTo(68)
    expect(video.element.currentTime).toBe(0)
    expect(video.element.paused).toBe(false)
    expect(onEnded).not.toHaveBeenCalled()
  })

  test('limits jumps to its end', () => {
    const { playback, video } = endless()
    playback.seek(500)
    expect(video.element.currentTime).toBe(68)
  })

  test('never ends without a stated length', () => {
    const { onEnded, video } = endless({ lessonSeconds: undefined })
    video.playTo(500, 10)
    expect(video.element.paused).toBe(false)
    expect(onEnded).not.toHaveBeenCalled()
  })
})

describe('resuming', () => {
  test('is reported with its position', () => {
    const { onResumed, video } = startPlayback({ startAt: 20 }, Infinity)
    expect(video.element.currentTime).toBe(20)
    expect(onResumed).toHaveBeenCalledWith(20)
  })

  test('is not reported if the browser cannot seek, and nothing before is recorded', () => {
    const { onResumed, video, progress } = startPlayback({ startAt: 20 }, Infinity, 3)
    expect(onResumed).not.toHaveBeenCalled()
    video.playTo(6)
    video.element.pause()
    expect(progress).toEqual([6])
  })
})
