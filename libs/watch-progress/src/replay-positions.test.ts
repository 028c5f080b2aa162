import { expect, test } from 'vitest'
import { createMemoryStore } from '../test/progress-world'
import { createReplayPositions } from './replay-positions'

test('keeps the last position of each lesson and learner', () => {
  const store = createMemoryStore()
  const positions = createReplayPositions(store, '7')
  expect(positions.get(401)).toBe(0)
  positions.set(401, 90.8)
  positions.set(401, 20.2)
  positions.set(402, 5)
  const later = createReplayPositions(store, '7')
  expect([401, 402].map(later.get)).toEqual([20, 5])
  expect(createReplayPositions(store, '8').get(401)).toBe(0)
  later.forget(401)
  expect(positions.get(401)).toBe(0)
})

test('removes the positions stored longest ago beyond 200 lessons', () => {
  let time = 0
  const store = createMemoryStore()
  const positions = createReplayPositions(store, '7', () => (time += 1))
  for (let lesson = 1; lesson <= 201; lesson += 1) positions.set(lesson, 10)
  expect([1, 2, 201].map(positions.get)).toEqual([0, 10, 10])
  expect(store.entries.size).toBe(200)
})

test.each(['', '{', '7', 'null', '{"seconds":"9"}', '{"seconds":-4,"at":1}'])(
  'ignores the stored value %s',
  (text) => {
    const store = createMemoryStore()
    store.set('replay-7-401', text)
    expect(createReplayPositions(store, '7').get(401)).toBe(0)
  },
)
