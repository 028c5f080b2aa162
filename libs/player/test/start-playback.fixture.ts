import { onTestFinished, vi } from 'vitest'
import { createPlayback } from '../src/media/playback'
import type { PlaybackOptions } from '../src/rules/playback-options'
import type { StreamSource } from '../src/rules/player-source'
import { fakeVideo } from './fake-video'

export const sd: StreamSource = {
  kind: 'stream',
  url: '/sd.mp4',
  format: 'mp4',
  label: '标清',
  height: 480,
}

/**
 * Starts playback of a video with this length in seconds. `progress` collects all records except `playing`.
 */
export function startPlayback(
  options: Partial<PlaybackOptions> = {},
  duration = 100,
  seekableUntil?: number,
) {
  const video = fakeVideo()
  const progress: number[] = []
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
  onTestFinished(playback.destroy)
  playback.load(sd)
  video.loadMetadata(duration, seekableUntil)
  return { ...all, playback, video, progress }
}
