import { describe, expect, test } from 'vitest'
import { startPlayback } from '../../test/start-playback.fixture'

describe('forbidden seeking', () => {
  test('reverts a forward jump and does not report it', () => {
    const { onRefused, video, progress } = startPlayback({ seekable: false })
    video.playTo(6)
    video.seek(80)
    expect(video.element.currentTime).toBe(6)
    expect(onRefused).toHaveBeenCalledTimes(1)
    expect(progress).toEqual([])
  })

  test('allows jumps within the played part', () => {
    const { onRefused, video } = startPlayback({ seekable: false, startAt: 30 })
    video.playTo(36)
    video.seek(5)
    video.seek(35)
    expect(video.element.currentTime).toBe(35)
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('keeps the speed at 1', () => {
    const { video } = startPlayback({ seekable: false })
    video.element.playbackRate = 2
    video.element.dispatchEvent(new Event('ratechange'))
    expect(video.element.playbackRate).toBe(1)
  })
})

describe('a trial', () => {
  test('stops at its end and reports it', () => {
    const { onTrialChange, onEnded, video, progress } = startPlayback({ stopAt: 12 })
    video.playTo(20)
    video.element.dispatchEvent(new Event('timeupdate'))
    expect(video.element.paused).toBe(true)
    expect(onTrialChange).toHaveBeenCalledTimes(1)
    expect(onEnded).not.toHaveBeenCalled()
    expect(progress).toEqual([10, 12])
  })

  test('cannot be skipped by a jump, which is not reported', () => {
    const { onTrialChange, video, progress } = startPlayback({ stopAt: 12 })
    video.playTo(2)
    video.seek(50)
    expect(video.element.currentTime).toBe(12)
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    expect(progress).toEqual([2])
  })

  test('does not continue after its end, but can be replayed', () => {
    const { playback, onTrialChange, video } = startPlayback({ stopAt: 12 })
    video.playTo(12)
    void video.element.play()
    expect(video.element.paused).toBe(true)
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    playback.replay()
    expect(onTrialChange).toHaveBeenLastCalledWith(false)
    expect(video.element.currentTime).toBe(0)
    expect(video.element.paused).toBe(false)
  })

  test('ends without a next lesson when the file is shorter', () => {
    const { onTrialChange, onEnded, video } = startPlayback({ stopAt: 60 }, 45)
    video.playTo(45)
    video.end()
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    expect(onEnded).not.toHaveBeenCalled()
  })
})
