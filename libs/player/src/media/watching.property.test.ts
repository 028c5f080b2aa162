import { generatedRuns } from '@shuyuan/testing/sample'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fakeVideo } from '../../test/fake-video'
import { createPlayback } from './playback'
import type { PlaybackOptions } from '../rules/playback-options'

// Typical lengths of encoded videos: whole seconds, fractions, and slightly off a whole second.
const duration = fc.oneof(
  fc.integer({ min: 1, max: 7200 }),
  fc.double({ min: 0.2, max: 7200, noNaN: true }),
  fc
    .tuple(fc.integer({ min: 2, max: 7200 }), fc.constantFrom(-0.001, 0.001, 0.48, -0.04))
    .map(([whole, rest]) => whole + rest),
)

const source = {
  kind: 'stream',
  url: '/a.mp4',
  format: 'mp4',
  label: '默认',
  height: null,
} as const

function open(options: Partial<PlaybackOptions>, seconds: number) {
  const video = fakeVideo()
  const reports: number[] = []
  const positions: number[] = []
  const all: PlaybackOptions = {
    onProgress({ to, seconds, cause }) {
      positions.push(to)
      if (cause !== 'playing') reports.push(seconds)
    },
    onFailure: vi.fn(),
    onRefused: vi.fn(),
    onResumed: vi.fn(),
    onTrialChange: vi.fn(),
    ...options,
  }
  const playback = createPlayback(video.element, () => all)
  playback.load(source)
  video.loadMetadata(seconds)
  return { video, reports, positions, playback }
}

test('every lesson played to its end is completed, even if its clock stops early', () => {
  fc.assert(
    fc.property(
      duration,
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.constantFrom(0, 1, -1),
      (seconds, short, stated) => {
        // The stated length is whole seconds, rounded up or down.
        const lessonSeconds = Math.max(1, Math.round(seconds) + stated)
        const { video, reports, playback } = open({ lessonSeconds }, seconds)
        video.seek(Math.max(0, seconds - 30))
        video.playTo(Math.max(0, seconds - short), 5)
        video.end()
        expect(reports.at(-1)).toBe(Math.max(Math.ceil(seconds), lessonSeconds))
        playback.destroy()
        expect(reports.filter((second) => !Number.isInteger(second) || second <= 0)).toEqual([])
      },
    ),
    generatedRuns({ all: 1_000, sample: 200 }),
  )
})

test('reports are less than 10 s behind the played position and never ahead of it', () => {
  fc.assert(
    fc.property(duration, fc.double({ min: 0, max: 1, noNaN: true }), (seconds, share) => {
      const { video, reports, playback } = open({}, seconds)
      const until = Math.min(seconds * share, 120)
      video.playTo(until, 0.75)
      const before = reports.at(-1) ?? 0
      expect(until - before).toBeLessThan(11)
      expect(before).toBeLessThanOrEqual(until)
      playback.destroy()
      expect(reports.at(-1) ?? 0).toBe(Math.floor(until))
    }),
    generatedRuns({ all: 1_000, sample: 200 }),
  )
})

test('a lesson resumes at its last position, but not within the last 5 s or when finished', () => {
  fc.assert(
    fc.property(
      duration,
      fc.double({ min: 0, max: 1.2, noNaN: true }),
      fc.boolean(),
      (seconds, share, isFinished) => {
        const startAt = seconds * share
        const { video, playback } = open({ startAt, isFinished }, seconds)
        const begins = isFinished || startAt > seconds - 5 ? 0 : startAt
        expect(video.element.currentTime).toBe(begins)
        playback.destroy()
      },
    ),
    generatedRuns({ all: 1_000, sample: 200 }),
  )
})

test('a trial is never reported beyond its end, at any speed and with any jumps', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.array(fc.double({ min: 0, max: 900, noNaN: true }), { maxLength: 8 }),
      fc.double({ min: 0.1, max: 3, noNaN: true }),
      (stopAt, jumps, stride) => {
        const { video, reports, positions, playback } = open({ stopAt }, 900)
        for (const jump of jumps) {
          video.seek(jump)
          video.playTo(jump + 4, stride)
          expect(video.element.currentTime).toBeLessThanOrEqual(stopAt)
        }
        playback.destroy()
        expect(Math.max(0, ...reports, ...positions)).toBeLessThanOrEqual(stopAt)
      },
    ),
    generatedRuns({ all: 300, sample: 100 }),
  )
})

test('only played parts are reported when jumps are forbidden', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { maxLength: 10 }),
      (jumps) => {
        const { video, reports, playback } = open({ seekable: false }, 600)
        let furthest = 0
        for (const jump of jumps) {
          video.seek(jump)
          video.playTo(video.element.currentTime + 3)
          furthest = Math.max(furthest, video.element.currentTime)
          // Each part is 3 s long, and a jump lands at most half a second ahead.
          expect(video.element.currentTime).toBeLessThanOrEqual(jumps.length * 3.5)
        }
        playback.destroy()
        expect(Math.max(0, ...reports)).toBeLessThanOrEqual(furthest)
      },
    ),
    generatedRuns({ all: 300, sample: 100 }),
  )
})
