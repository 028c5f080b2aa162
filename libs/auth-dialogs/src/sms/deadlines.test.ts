// @vitest-environment node
import { expect, test } from 'vitest'
import { createMemoryAuthStore, observeStore } from '../port/auth-store'
import { createDeadlines } from './deadlines'

const anna = '13800000001'
const ben = '13800000002'

function setup(kept?: string) {
  const store = createMemoryAuthStore()
  if (kept !== undefined) store.set('deadlines', kept)
  return { store, deadlines: createDeadlines(observeStore(store)) }
}

test('stores the same value for any phone', () => {
  const kept = [anna, ben].map((mobile) => {
    const { store, deadlines } = setup()
    deadlines.set('login', mobile, 4_000_000_000_000)
    return store.get('deadlines')
  })
  expect(kept[0]).toBe(kept[1])
})

test('removes outdated deadlines and hashes of earlier releases from the store', () => {
  const now = Date.now()
  const late = now - 100_000
  const { store, deadlines } = setup(
    JSON.stringify({ login: late, register: now - 180_001, 'sms:login:1x2y3z': now + 9_000 }),
  )
  deadlines.sweep()
  expect(JSON.parse(store.get('deadlines') ?? '')).toEqual({ login: late })
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
