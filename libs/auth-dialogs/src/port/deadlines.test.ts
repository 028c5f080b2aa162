// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createMemoryAuthStore } from './auth-store'
import { createDeadlines } from './deadlines'
import { observeStore } from './observe-store'

function setup(kept?: string) {
  const store = createMemoryAuthStore()
  if (kept !== undefined) store.set('deadlines', kept)
  return { store, deadlines: createDeadlines(observeStore(store)) }
}

test('all are one value of the store, told of when it changes', () => {
  const { store, deadlines } = setup()
  const listener = vi.fn()
  deadlines.subscribe(listener)
  const soon = Date.now() + 60_000
  deadlines.set('a', soon)
  deadlines.set('b', soon + 1)
  expect(deadlines.get('a')).toBe(soon)
  expect(JSON.parse(store.get('deadlines') ?? '')).toEqual({ a: soon, b: soon + 1 })
  expect(listener).toHaveBeenCalledTimes(2)
  deadlines.set('a', null)
  deadlines.set('b', null)
  expect(store.get('deadlines')).toBeNull()
})

test('a change drops what is long past and keeps what a sent code still needs', () => {
  const now = Date.now()
  const { store, deadlines } = setup(JSON.stringify({ old: now - 300_001, late: now - 200_000 }))
  deadlines.set('new', now + 1)
  expect(JSON.parse(store.get('deadlines') ?? '')).toEqual({ late: now - 200_000, new: now + 1 })
})

test.each(['', 'x', 'null', '5', '"a"', '[1]', '{"a":"1"}', '{"a":null}', '{"a":1e999}'])(
  'a value that is none of ours, %j, counts as nothing',
  (kept) => {
    const { deadlines } = setup(kept)
    expect(deadlines.get('a')).toBeNull()
    expect(() => deadlines.set('a', Date.now() + 1000)).not.toThrow()
    expect(deadlines.get('a')).not.toBeNull()
  },
)
