// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createMemoryAuthStore, observeStore } from '../port/auth-store'
import { createDeadlines } from './deadlines'

const anna = '13800000001'
const ben = '13800000002'

function setup(kept?: string) {
  const store = createMemoryAuthStore()
  if (kept !== undefined) store.set('deadlines', kept)
  return { store, deadlines: createDeadlines(observeStore(store)) }
}

test('stores all deadlines in one value and notifies about changes', () => {
  const { store, deadlines } = setup()
  const listener = vi.fn()
  deadlines.subscribe(listener)
  const soon = Date.now() + 60_000
  deadlines.set('login', anna, soon)
  deadlines.set('register', anna, soon + 1)
  expect(deadlines.get('login', anna)).toBe(soon)
  expect(JSON.parse(store.get('deadlines') ?? '')).toEqual({ login: soon, register: soon + 1 })
  expect(listener).toHaveBeenCalledTimes(2)
  deadlines.set('login', anna, null)
  deadlines.set('register', anna, null)
  expect(store.get('deadlines')).toBeNull()
})

test('stores the same value for any phone', () => {
  const kept = [anna, ben].map((mobile) => {
    const { store, deadlines } = setup()
    deadlines.set('login', mobile, 4_000_000_000_000)
    return store.get('deadlines')
  })
  expect(kept[0]).toBe(kept[1])
})

test('on one page each phone has its own countdown', () => {
  const { deadlines } = setup()
  const soon = Date.now() + 60_000
  deadlines.set('login', anna, soon)
  expect(deadlines.get('login', ben)).toBeNull()
  deadlines.set('login', ben, soon + 1)
  expect(deadlines.get('login', anna)).toBe(soon)
  expect(deadlines.get('login', ben)).toBe(soon + 1)
  deadlines.set('login', anna, null)
  expect(deadlines.get('login', ben)).toBe(soon + 1)
})

test('a deadline of another visit applies to every phone until it is removed', () => {
  const soon = Date.now() + 60_000
  const { store, deadlines } = setup(JSON.stringify({ login: soon }))
  expect(deadlines.get('login', anna)).toBe(soon)
  expect(deadlines.get('login', ben)).toBe(soon)
  expect(deadlines.get('register', ben)).toBeNull()
  deadlines.set('login', ben, null)
  expect(deadlines.get('login', anna)).toBeNull()
  expect(store.get('deadlines')).toBeNull()
})

test('removes outdated deadlines from the store', () => {
  const now = Date.now()
  const late = now - 100_000
  const { store, deadlines } = setup(JSON.stringify({ login: late, register: now - 180_001 }))
  deadlines.sweep()
  expect(JSON.parse(store.get('deadlines') ?? '')).toEqual({ login: late })
})

test('removes the value when no deadline is left', () => {
  const { store, deadlines } = setup(JSON.stringify({ login: Date.now() - 180_001 }))
  deadlines.sweep()
  expect(store.get('deadlines')).toBeNull()
})

test.each([
  '',
  'x',
  'null',
  '5',
  '"a"',
  '[1]',
  '{"login":"1"}',
  '{"login":null}',
  '{"login":1e999}',
])('ignores the malformed value %j', (kept) => {
  const { deadlines } = setup(kept)
  expect(deadlines.get('login', anna)).toBeNull()
  expect(() => deadlines.set('login', anna, Date.now() + 1000)).not.toThrow()
  expect(deadlines.get('login', anna)).not.toBeNull()
})
