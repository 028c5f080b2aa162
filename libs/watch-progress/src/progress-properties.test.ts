import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld, type Fate, type Tab } from '../test/progress-world'

const fate = fc.constantFrom<Fate>('answered', 'lost', 'answer-lost', 'stumbled', 'unauthorized')
const lesson = fc.integer({ min: 401, max: 403 })
const seconds = fc.integer({ min: 1, max: 900 })

type Step =
  | { kind: 'note' | 'report' | 'leave'; lesson: number; seconds: number }
  | { kind: 'net'; fates: { fate: Fate; ms: number }[] }
  | { kind: 'time'; ms: number }
  /** Closes the tab, with requests in flight, and opens one for this learner. */
  | { kind: 'kill'; learner: string }
  | { kind: 'online' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('note', 'report', 'leave'), lesson, seconds }),
  fc.record({
    kind: fc.constant('net'),
    fates: fc.array(fc.record({ fate, ms: fc.integer({ min: 1, max: 20_000 }) }), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('time'), ms: fc.integer({ min: 1, max: 400_000 }) }),
  fc.record({ kind: fc.constant('kill'), learner: fc.constantFrom('7', '8') }),
  fc.record({ kind: fc.constant('online') }),
)

function act(tab: Tab, taken: Step): void {
  if (taken.kind === 'note') tab.note(taken.lesson, taken.seconds)
  if (taken.kind === 'report') tab.report(taken.lesson, taken.seconds)
  if (taken.kind === 'leave') tab.report(taken.lesson, taken.seconds, { isLeaving: true })
  if (taken.kind === 'online') tab.flush()
}

test('no position is lost, invented or sent for another learner, with any network, kills and sign-ins', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const world = createWorld()
      const watched = new Map<string, number>()
      let learner = '7'
      let tab = world.openTab(learner)
      for (const taken of steps) {
        act(tab, taken)
        if ('seconds' in taken) {
          const key = `${learner} ${taken.lesson}`
          watched.set(key, Math.max(taken.seconds, watched.get(key) ?? 0))
        }
        if (taken.kind === 'net') world.next(...taken.fates)
        if (taken.kind === 'time') await world.pass(taken.ms)
        if (taken.kind === 'kill') {
          tab.destroy()
          learner = taken.learner
          tab = world.openTab(learner)
          tab.flush()
        }
      }
      tab.destroy()
      world.heal()
      await world.pass(60_000)
      for (const returning of ['7', '8']) {
        const visit = world.openTab(returning)
        visit.flush()
        await world.pass(60_000)
        expect(visit.waiting()).toBe(0)
        visit.destroy()
      }
      for (const [key, furthest] of watched) {
        const [who = '', id = ''] = key.split(' ')
        expect(world.furthest(who, Number(id))).toBe(furthest)
      }
      for (const reported of world.reported) {
        expect(watched.get(`${reported.learner} ${reported.lessonId}`)).toBeGreaterThanOrEqual(
          reported.seconds,
        )
      }
      expect(world.store.entries.size).toBe(0)
      expect(world.timers()).toBe(0)
    }),
    { numRuns: 400 },
  )
})

test('on a working network, each report is sent once and one at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ lesson, seconds, ms: fc.integer({ min: 0, max: 60_000 }) }), {
        minLength: 1,
        maxLength: 30,
      }),
      async (reports) => {
        const world = createWorld()
        const tabs = [world.openTab('7'), world.openTab('7')]
        for (const [index, report] of reports.entries()) {
          world.next({ fate: 'answered', ms: 1 + (report.ms % 3_000) })
          tabs[index % 2]?.report(report.lesson, report.seconds)
          await world.pass(report.ms)
        }
        await world.pass(120_000)
        expect(world.mostUnderWay()).toBe(1)
        expect(world.reported.length).toBeLessThanOrEqual(reports.length)
        expect(world.store.entries.size).toBe(0)
      },
    ),
    { numRuns: 200 },
  )
})

test('an unreachable server is not called more often than the retry delays allow', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 20, max: 60 }), async (minutes) => {
      const world = createWorld()
      const tab = world.openTab('7')
      world.next(...Array.from({ length: 200 }, () => ({ fate: 'answer-lost' as const, ms: 10 })))
      for (let second = 10; second <= minutes * 60; second += 10) {
        tab.report(401, second)
        await world.pass(10_000)
      }
      // Eight growing delays, then one attempt every 225 s.
      expect(world.reported.length).toBeLessThanOrEqual(10 + Math.ceil((minutes * 60) / 225))
    }),
    { numRuns: 5 },
  )
})
