import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld, type Fate } from '../test/progress-world'

const lessonId = 401

const watching = fc.record({
  /** Length of the video. */
  length: fc.double({ min: 0.2, max: 7200, noNaN: true }),
  /** Difference between the stated length and the video, in seconds. */
  stated: fc.constantFrom(-1, 0, 1),
  /** How far before the end the video’s clock stops, in seconds. */
  short: fc.double({ min: 0, max: 0.3, noNaN: true }),
  /** After how many seconds the tab is killed, or null. */
  killedAfter: fc.option(fc.integer({ min: 1, max: 39 })),
  net: fc.array(
    fc.record({
      fate: fc.constantFrom<Fate>('answered', 'lost', 'answer-lost'),
      ms: fc.integer({ min: 1, max: 15_000 }),
    }),
    { maxLength: 5 },
  ),
})

test('a lesson of any length is completed at its end, and a kill loses one second, on any network', async () => {
  await fc.assert(
    fc.asyncProperty(watching, async ({ length, stated, short, killedAfter, net }) => {
      const lessonSeconds = Math.max(1, Math.round(length) + stated)
      const world = createWorld()
      const tab = world.openTab('7')
      world.next(...net)
      const end = Math.max(0, length - short)
      const from = Math.max(0, end - 40)
      let isAlive = true
      let position = from
      let reported = from
      for (let second = 1; position < end && isAlive; second += 1) {
        position = Math.min(end, from + second)
        tab.note(lessonId, Math.floor(position))
        if (position - reported >= 10) {
          tab.report(lessonId, Math.floor(position))
          reported = position
        }
        await world.pass(1_000)
        isAlive = second !== killedAfter
      }
      if (isAlive) tab.report(lessonId, Math.ceil(Math.max(length, lessonSeconds)))
      tab.destroy()
      world.heal()
      await world.pass(20_000)
      world.openTab('7').flush()
      await world.pass(20_000)
      const known = world.furthest('7', lessonId)
      if (isAlive) expect(known).toBeGreaterThanOrEqual(lessonSeconds)
      else expect(known).toBeGreaterThan(position - 2.5)
      expect(known).toBeLessThanOrEqual(Math.max(Math.ceil(length), lessonSeconds))
    }),
    { numRuns: 1_200 },
  )
})
