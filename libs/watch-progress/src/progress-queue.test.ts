import { expect, test, vi } from 'vitest'
import { createMemoryStore, createWorld } from '../test/progress-world'
import { retryDelay } from './progress-queue'

const lost = { fate: 'lost', ms: 10 } as const

test('a report is sent, announced by onSent and removed from the device', async () => {
  const world = createWorld()
  const onSent = vi.fn()
  const tab = world.openTab('7', onSent)
  tab.report(401, 30)
  expect(tab.unsent(401)).toBe(30)
  await world.pass(100)
  expect(world.reported).toEqual([{ learner: '7', lessonId: 401, seconds: 30 }])
  expect(onSent).toHaveBeenCalledExactlyOnceWith(401, 30)
  expect(tab.unsent(401)).toBe(0)
  // The response to an earlier request for the lesson does not include the report.
  expect(tab.reached(401)).toBe(30)
  expect(tab.reached(402)).toBe(0)
  expect(world.store.entries.size).toBe(0)
})

test('a position is only noted until a report or the next visit', async () => {
  const world = createWorld()
  world.openTab('7').note(401, 12.9)
  await world.pass(60_000)
  expect(world.reported).toEqual([])
  world.openTab('7').flush()
  await world.pass(100)
  expect(world.reported).toEqual([{ learner: '7', lessonId: 401, seconds: 12 }])
})

test('all positions can be sent at the end of a session, and stay on the device if that fails', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  tab.note(401, 12)
  tab.note(402, 5)
  tab.destroy()
  const send = vi.fn((lessonId: number) =>
    lessonId === 401 ? Promise.reject(new Error('refused')) : Promise.resolve(),
  )
  await tab.sendAll(send)
  expect(send.mock.calls).toEqual([
    [401, 12],
    [402, 5],
  ])
  expect(tab.unsent(401)).toBe(12)
  expect(tab.unsent(402)).toBe(0)
})

test('failed reports are merged per lesson and sent once, in order', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  world.next(lost, lost, lost)
  tab.report(401, 10)
  await world.pass(100)
  tab.report(402, 5)
  tab.report(401, 20)
  tab.report(401, 15)
  expect(tab.waiting()).toBe(2)
  await world.pass(20_000)
  expect(world.reported).toEqual([
    { learner: '7', lessonId: 401, seconds: 20 },
    { learner: '7', lessonId: 402, seconds: 5 },
  ])
  expect(tab.waiting()).toBe(0)
})

test('delays between attempts grow to five minutes', () => {
  expect([1, 2, 3, 4].map((failures) => retryDelay(failures, 0))).toEqual([2e3, 4e3, 8e3, 16e3])
  expect(retryDelay(9, 0)).toBe(300_000)
  expect(retryDelay(2_000, 0)).toBe(300_000)
  expect(retryDelay(1, 1)).toBe(1_000)
})

test('flush sends at once when the network is back', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  world.next(...Array.from({ length: 8 }, () => lost))
  tab.report(401, 10)
  await world.pass(300_000)
  expect(world.reported).toEqual([])
  tab.flush()
  await world.pass(100)
  expect(world.furthest('7', 401)).toBe(10)
  await world.pass(900_000)
  expect(world.reported).toHaveLength(1)
})

test('a report on leaving waits neither for other reports nor for the lock', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  world.next({ fate: 'answered', ms: 15_000 })
  tab.report(401, 10)
  await world.pass(100)
  tab.report(402, 44, { isLeaving: true })
  await world.pass(100)
  expect(world.reported).toEqual([{ learner: '7', lessonId: 402, seconds: 44 }])
  await world.pass(15_000)
  expect(world.reported).toHaveLength(2)
})

test('leaving twice at the same second sends it once', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  tab.report(401, 44, { isLeaving: true })
  tab.report(401, 44, { isLeaving: true })
  tab.report(401, 44)
  await world.pass(1_000)
  expect(world.reported).toHaveLength(1)
})

test('a successful report on leaving sends the waiting reports too', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  world.next(lost)
  tab.report(401, 10)
  await world.pass(50)
  tab.report(402, 3, { isLeaving: true })
  await world.pass(100)
  expect(world.reported.map(({ lessonId }) => lessonId)).toEqual([402, 401])
})

test('a report that is refused for good is dropped and does not block others', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  world.next(lost, { fate: 'refused', ms: 10 })
  tab.report(401, 10)
  tab.report(402, 20)
  await world.pass(5_000)
  expect(world.reported).toEqual([{ learner: '7', lessonId: 402, seconds: 20 }])
  expect(world.store.entries.size).toBe(0)
  tab.report(403, 5)
  await world.pass(100)
  expect(world.furthest('7', 403)).toBe(5)
})

test('a lesson that the server fails to store does not block others and is retried', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  const stumbled = { fate: 'stumbled', ms: 10 } as const
  world.next(stumbled, { fate: 'answered', ms: 10 }, stumbled)
  tab.report(401, 10)
  await world.pass(100)
  tab.report(402, 20)
  await world.pass(1_900)
  expect(world.reported).toEqual([{ learner: '7', lessonId: 402, seconds: 20 }])
  expect(tab.unsent(401)).toBe(10)
  await world.pass(2_000)
  expect(world.furthest('7', 401)).toBe(10)
})

test('after a lost session, only the same learner sends the stored positions', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  world.next({ fate: 'unauthorized', ms: 10 })
  tab.report(401, 10)
  await world.pass(3_600_000)
  tab.destroy()
  const other = world.openTab('8')
  other.flush()
  other.report(401, 3)
  await world.pass(10_000)
  expect(world.reported).toEqual([{ learner: '8', lessonId: 401, seconds: 3 }])
  world.openTab('7').flush()
  await world.pass(100)
  expect(world.furthest('7', 401)).toBe(10)
})

test('two tabs do not send the same position', async () => {
  const world = createWorld()
  const [first, second] = [world.openTab('7'), world.openTab('7')]
  first.note(401, 10)
  second.note(402, 20)
  first.flush()
  second.flush()
  await world.pass(1_000)
  expect(world.reported).toHaveLength(2)
  expect(world.mostUnderWay()).toBe(1)
})

test('a tab stops waiting when another tab has sent all positions', async () => {
  const world = createWorld()
  world.next(lost)
  world.openTab('7').report(401, 10)
  await world.pass(20)
  expect(world.timers()).toBe(1)
  world.openTab('7').flush()
  await world.pass(100)
  expect(world.reported).toHaveLength(1)
  expect(world.timers()).toBe(0)
})

test('a late response for an earlier second keeps a later one', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  world.next({ fate: 'answered', ms: 5_000 })
  tab.report(401, 10)
  await world.pass(10)
  tab.note(401, 14)
  await world.pass(10_000)
  expect(tab.unsent(401)).toBe(14)
})

test('unreadable stored values are ignored', async () => {
  const world = createWorld()
  for (const [key, value] of [
    ['progress-7-401', '{"seconds":'],
    ['progress-7-402', '{"seconds":-3,"since":5}'],
    ['progress-7-', '{"seconds":10,"since":10}'],
    ['progress-7-x', '{"seconds":10,"since":10}'],
    ['progress-7-403', '{"seconds":9,"since":12}'],
    ['progress-7-404', '{"seconds":"9","since":12}'],
    ['progress-7-405', '{"seconds":9}'],
    ['progress-7-406', '9@12'],
    ['progress-7-407', 'null'],
  ] as const) {
    world.store.set(key, value)
  }
  const tab = world.openTab('7')
  tab.flush()
  tab.note(401, Number.NaN)
  tab.note(401, -4)
  tab.note(401, Infinity)
  tab.report(402, 1.5)
  await world.pass(1_000)
  expect(world.furthest('7', 403)).toBe(9)
  expect(world.furthest('7', 402)).toBe(1)
  expect(world.reported.map(({ lessonId }) => lessonId).sort()).toEqual([402, 403])
})

test('a destroyed queue leaves only the stored positions', async () => {
  const world = createWorld()
  const onSent = vi.fn()
  const reported = vi.fn()
  const tab = world.openTab('7', onSent)
  tab.subscribe(reported)
  world.next(lost)
  tab.report(401, 10)
  await world.pass(20)
  expect(world.timers()).toBe(1)
  tab.destroy()
  reported.mockClear()
  expect(world.timers()).toBe(0)
  tab.report(401, 20)
  tab.flush()
  await world.pass(600_000)
  expect(world.reported).toEqual([])
  expect(onSent).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
  expect(world.store.get('progress-7-401')).toMatch(/^{"seconds":20,/)
})

test('moveFrom moves further positions from another store', async () => {
  const world = createWorld()
  const tab = world.openTab('7')
  tab.note(401, 20)
  tab.note(402, 20)
  const other = createMemoryStore()
  other.set('progress-7-401', '{"seconds":30,"since":5}')
  other.set('progress-7-402', '{"seconds":10,"since":5}')
  other.set('progress-7-403', '{"seconds":7,"since":5}')
  other.set('progress-8-401', '{"seconds":99,"since":5}')
  tab.moveFrom(other)
  expect([401, 402, 403].map(tab.unsent)).toEqual([30, 20, 7])
  expect([...other.entries.keys()]).toEqual(['progress-8-401'])
  await world.pass(1_000)
  expect([401, 402, 403].map((lesson) => world.furthest('7', lesson))).toEqual([30, 20, 7])
  expect(world.store.entries.size).toBe(0)
})
