// @vitest-environment node
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPositionTeller } from './position-teller'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function record() {
  const positions: number[] = []
  const spans: [number, number][] = []
  const teller = createPositionTeller({
    onPosition: (seconds) => positions.push(seconds),
    onWatched: (from, to) => spans.push([from, to]),
  })
  return { teller, positions, spans }
}

test('tells the position once a second at most', () => {
  const { teller, positions } = record()
  for (let tick = 1; tick <= 12; tick += 1) {
    vi.advanceTimersByTime(250)
    teller.advance(tick / 4)
  }
  expect(positions).toEqual([0.25, 1.25, 2.25])
  teller.flush()
  expect(positions).toEqual([0.25, 1.25, 2.25, 3])
})

test('what a jump skips is not watched', () => {
  const { teller, spans, positions } = record()
  teller.advance(3)
  teller.flush()
  teller.jump(60)
  vi.advanceTimersByTime(2_000)
  teller.advance(61)
  expect(spans).toEqual([
    [0, 3],
    [60, 61],
  ])
  expect(positions).toEqual([3, 61])
})

test('spans of any way through a lesson are the seconds that were played, once each', () => {
  const step = fc.oneof(
    fc.record({ plays: fc.double({ min: 0.01, max: 30, noNaN: true }) }),
    fc.record({ jumps: fc.double({ min: 0, max: 3600, noNaN: true }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { teller, spans } = record()
      let [position, played] = [0, 0]
      for (const each of steps) {
        if ('plays' in each) {
          position += each.plays
          played += each.plays
          vi.advanceTimersByTime(300)
          teller.advance(position)
        } else {
          teller.flush()
          position = each.jumps
          teller.jump(position)
        }
      }
      teller.flush()
      const told = spans.reduce((sum, [from, to]) => sum + (to - from), 0)
      expect(told).toBeCloseTo(played, 6)
    }),
    { numRuns: 300 },
  )
})
