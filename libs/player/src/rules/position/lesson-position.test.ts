// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLessonPosition } from './lesson-position'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function record() {
  const positions: number[] = []
  const spans: [number, number][] = []
  const lesson = createLessonPosition(0, ({ from, to }) => {
    if (to === from) return
    positions.push(to)
    spans.push([from, to])
  })
  lesson.setPlaying(true)
  return { lesson, positions, spans }
}

test('records the position once a second at most', () => {
  const { lesson, positions } = record()
  for (let tick = 1; tick <= 12; tick += 1) {
    vi.advanceTimersByTime(250)
    lesson.advance(tick / 4)
  }
  expect(positions).toEqual([0.25, 1.25, 2.25])
  lesson.record('seek')
  expect(positions).toEqual([0.25, 1.25, 2.25, 3])
})

test('skipped parts are not recorded', () => {
  const { lesson, spans, positions } = record()
  lesson.advance(3)
  lesson.record('seek')
  lesson.jump(60)
  vi.advanceTimersByTime(2_000)
  lesson.advance(61)
  expect(spans).toEqual([
    [0, 3],
    [60, 61],
  ])
  expect(positions).toEqual([3, 61])
})

test('a part of less than half a second after a jump is not recorded', () => {
  const { lesson, spans } = record()
  lesson.jump(60)
  vi.advanceTimersByTime(2_000)
  lesson.advance(60.4)
  lesson.record('seek')
  expect(spans).toEqual([])
  lesson.advance(60.5)
  expect(spans).toEqual([[60, 60.5]])
})

test('a paused video advances nothing', () => {
  const { lesson, spans } = record()
  lesson.setPlaying(false)
  vi.advanceTimersByTime(2_000)
  lesson.advance(60)
  lesson.record('leave')
  expect(lesson.current()).toBe(0)
  expect(spans).toEqual([])
})

test.each([
  ['back', 10, true, 10],
  ['back', 10, false, 10],
  ['to the last position', 42, false, 42],
  ['by what browsers round', 42.5, false, 42.5],
  ['forward', 60, true, 60],
  ['forward', 60, false, null],
  ['before the start', -5, false, 0],
  ['beyond the end', 300, true, 100],
  ['beyond the end', 300, false, null],
])('a jump %s to %s, seekable: %s, leads to %s', (_, target, seekable, expected) => {
  const lesson = createLessonPosition(42, vi.fn())
  expect(lesson.landing(target, { seekable, end: 100 })).toBe(expected)
})

test('a jump does not extend what was watched', () => {
  const lesson = createLessonPosition(42, vi.fn())
  lesson.setPlaying(true)
  lesson.jump(42.5)
  expect(lesson.landing(43, { seekable: false, end: 100 })).toBeNull()
  lesson.advance(43)
  expect(lesson.landing(43.5, { seekable: false, end: 100 })).toBe(43.5)
})

test('recorded parts contain each played second once, for any jumps', () => {
  const step = fc.oneof(
    fc.record({ plays: fc.double({ min: 0.5, max: 30, noNaN: true }) }),
    fc.record({ jumps: fc.double({ min: 0, max: 3600, noNaN: true }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { lesson, spans } = record()
      let [position, played] = [0, 0]
      for (const each of steps) {
        if ('plays' in each) {
          position += each.plays
          played += each.plays
          vi.advanceTimersByTime(300)
          lesson.advance(position)
        } else {
          lesson.record('seek')
          position = each.jumps
          lesson.jump(position)
        }
      }
      lesson.record('seek')
      const spanned = spans.reduce((sum, [from, to]) => sum + (to - from), 0)
      expect(spanned).toBeCloseTo(played, 6)
    }),
    { numRuns: 300 },
  )
})
