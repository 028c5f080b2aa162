import { expect, test } from 'vitest'
import { startPlayback } from '../../test/start-playback.fixture'

test('each round of a loop is recorded to its end', () => {
  const { video, progress, onEnded } = startPlayback({ loop: true }, 12)
  for (const round of [1, 2]) {
    video.playTo(12)
    video.end()
    expect(progress.filter((seconds) => seconds === 12)).toHaveLength(round)
    expect(video.element.currentTime).toBe(0)
    expect(video.element.paused).toBe(false)
  }
  expect(onEnded).not.toHaveBeenCalled()
})

test('a trial does not loop', () => {
  const { video, onTrialChange } = startPlayback({ loop: true, stopAt: 12 }, 12)
  video.playTo(12)
  video.end()
  expect(video.element.paused).toBe(true)
  expect(onTrialChange).toHaveBeenCalledWith(true)
})
