import { describe, expect, test } from 'vitest'
import { startPlayback } from '../../test/start-playback.fixture'

describe('where seeking is forbidden', () => {
  test('a forward jump ends where it began and is not told', () => {
    const { onRefused, video, progress } = startPlayback({ seekable: false })
    video.playTo(6)
    video.seek(80)
    expect(video.element.currentTime).toBe(6)
    expect(onRefused).toHaveBeenCalledTimes(1)
    expect(progress).toEqual([])
  })

  test('going back and forth over what was played is allowed', () => {
    const { onRefused, video } = startPlayback({ seekable: false, startAt: 30 })
    video.playTo(36)
    video.seek(5)
    video.seek(35)
    expect(video.element.currentTime).toBe(35)
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('the speed stays 1', () => {
    const { video } = startPlayback({ seekable: false })
    video.element.playbackRate = 2
    video.element.dispatchEvent(new Event('ratechange'))
    expect(video.element.playbackRate).toBe(1)
  })
})

describe('a trial', () => {
  test('stops at its second and tells it', () => {
    const { onTrialChange, onEnded, video, progress } = startPlayback({ stopAt: 12 })
    video.playTo(20)
    video.element.dispatchEvent(new Event('timeupdate'))
    expect(video.element.paused).toBe(true)
    expect(onTrialChange).toHaveBeenCalledTimes(1)
    expect(onEnded).not.toHaveBeenCalled()
    expect(progress).toEqual([10, 12])
  })

  test('cannot be passed by a jump, and the jump is not told', () => {
    const { onTrialChange, video, progress } = startPlayback({ stopAt: 12 })
    video.playTo(2)
    video.seek(50)
    expect(video.element.currentTime).toBe(12)
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    expect(progress).toEqual([2])
  })

  test('that is over does not play on, but plays anew', () => {
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

  test('cut short by the server ends too, without a next lesson', () => {
    const { onTrialChange, onEnded, video } = startPlayback({ stopAt: 60 }, 45)
    video.playTo(45)
    video.end()
    expect(onTrialChange).toHaveBeenLastCalledWith(true)
    expect(onEnded).not.toHaveBeenCalled()
  })
})
