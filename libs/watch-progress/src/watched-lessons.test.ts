import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../test/progress-world'
import { createWatchedLessons } from './watched-lessons'
import { addSpan, coveredSeconds, type WatchedSpans } from './watched-spans'

const span = fc
  .tuple(fc.integer({ min: 0, max: 3_600 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, length]) => [from, from + length] as const)

test('spans cover the played parts in any order, up to merged gaps', () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 60 }), (played) => {
      const spans = played.reduce<WatchedSpans>((sum, [from, to]) => addSpan(sum, from, to), [])
      const seen = new Set<number>()
      for (const [from, to] of played) {
        for (let second = from; second < to; second += 1) seen.add(second)
      }
      expect(coveredSeconds(spans)).toBeGreaterThanOrEqual(seen.size)
      expect(coveredSeconds(spans)).toBeLessThanOrEqual(seen.size + spans.length + played.length)
      for (const [index, [from, to]] of spans.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThan(spans[index - 1]?.[1] ?? -1)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('after any number of jumps, the number of spans is limited and none is invented', () => {
  let spans: WatchedSpans = []
  for (let jump = 0; jump < 500; jump += 1) spans = addSpan(spans, jump * 10, jump * 10 + 3)
  expect(spans.length).toBe(64)
  expect(coveredSeconds(spans)).toBe(64 * 3)
})

test.each([
  [-1, 5],
  [5, 5],
  [6, 5],
  [Number.NaN, 5],
  [0, Number.NaN],
  [0, Infinity],
])('%d to %d is no span', (from, to) => {
  expect(addSpan([], from, to)).toEqual([])
})

test('only played parts count, and never more than the server has', () => {
  const watched = createWatchedLessons(createMemoryStore(), '7')
  watched.open(401, 0)
  watched.add(401, 0, 20)
  watched.add(401, 500, 510)
  expect(watched.shownSeconds(401, 510)).toBe(30)
  expect(watched.shownSeconds(401, 10)).toBe(10)
  watched.add(401, 5, 15)
  expect(watched.shownSeconds(401, 510)).toBe(30)
})

test('parts watched on another device count as watched', () => {
  const watched = createWatchedLessons(createMemoryStore(), '7')
  expect(watched.shownSeconds(401, 300)).toBe(300)
  watched.open(401, 300)
  watched.add(401, 600, 610)
  expect(watched.shownSeconds(401, 610)).toBe(310)
  // Another device continued to 700.
  expect(watched.shownSeconds(401, 700)).toBe(400)
  watched.open(401, 700)
  watched.add(401, 650, 660)
  expect(watched.shownSeconds(401, 700)).toBe(400)
})

test('each learner has a separate record that survives visits', () => {
  const store = createMemoryStore()
  createWatchedLessons(store, '7').open(401, 0)
  createWatchedLessons(store, '7').add(401, 100, 130.5)
  expect(createWatchedLessons(store, '7').shownSeconds(401, 130)).toBe(30.5)
  expect(createWatchedLessons(store, '8').shownSeconds(401, 130)).toBe(130)
  createWatchedLessons(store, '7').forget(401)
  expect(store.entries.size).toBe(0)
})

test('only the most recently opened lessons are kept', () => {
  const store = createMemoryStore()
  let time = 0
  const watched = createWatchedLessons(store, '7', () => (time += 1))
  for (let lessonId = 1; lessonId <= 230; lessonId += 1) watched.open(lessonId, 0)
  expect(store.entries.size).toBe(200)
  expect(store.get('watched-7-30')).toBeNull()
  expect(store.get('watched-7-31')).not.toBeNull()
})

test('invalid stored values are ignored', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 900 }), (text, server) => {
      const store = createMemoryStore()
      store.set('watched-7-401', text)
      const watched = createWatchedLessons(store, '7')
      expect(watched.shownSeconds(401, server)).toBeLessThanOrEqual(server)
      watched.add(401, 0, 10)
      expect(watched.shownSeconds(401, 900)).toBeGreaterThanOrEqual(10)
    }),
    {
      examples: [
        ['1;5;0-1', 4],
        ['null', 4],
        ['{"spans":[]}', 4],
        ['{"opened":1,"furthest":5,"spans":[[30,10],[9,9],[1],["2","3"],null]}', 4],
        ['{"opened":1,"furthest":-5,"spans":[]}', 4],
      ],
    },
  )
})
