import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecordStore } from './record-store'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => void vi.unstubAllGlobals())

const create = (name = 'shuyuan-notes-7') =>
  createRecordStore({ name, read: (stored) => (typeof stored === 'string' ? stored : null) })

test('keeps records between visits, each name apart', async () => {
  await create().setMany([
    ['a', '一'],
    ['b', '二'],
  ])
  await create('shuyuan-notes-8').setMany([['c', '三']])
  const store = create()
  expect(await store.all()).toEqual(
    new Map([
      ['a', '一'],
      ['b', '二'],
    ]),
  )
  await store.removeMany(['a'])
  expect([...(await create().all()).keys()]).toEqual(['b'])
  await store.clear()
  expect((await create().all()).size).toBe(0)
  expect((await create('shuyuan-notes-8').all()).size).toBe(1)
})

test('an update reads what another tab has written', async () => {
  await create().setMany([['a', '一']])
  await Promise.all([
    create().update('a', (stored) => `${stored}二`),
    create().update('a', (stored) => `${stored}三`),
  ])
  expect([...((await create().all()).get('a') ?? '')].sort()).toEqual(['一', '三', '二'])
  await create().update('b', (stored) => stored ?? '新')
  expect((await create().all()).get('b')).toBe('新')
})

test('ignores unreadable values', async () => {
  const numbers = createRecordStore<number>({ name: 'shuyuan-notes-7', read: () => 1 })
  await numbers.setMany([['a', 1]])
  expect((await create().all()).size).toBe(0)
})

test('notifies other tabs', async () => {
  const listener = vi.fn()
  const unsubscribe = create().subscribe(listener)
  await create().setMany([['a', '一']])
  await vi.waitFor(() => expect(listener).toHaveBeenCalled(), 30_000)
  unsubscribe()
})

test('stores records in a browser that denies channels', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  const store = create()
  const unsubscribe = store.subscribe(vi.fn())
  await store.setMany([['a', '一']])
  expect((await store.all()).get('a')).toBe('一')
  unsubscribe()
})

test('distinguishes a full storage from a missing one', async () => {
  const store = create()
  await store.setMany([['a', '一']])
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await expect(store.setMany([['b', '二']])).rejects.toMatchObject({ kind: 'full' })
  expect((await create().all()).size).toBe(1)
  vi.stubGlobal('indexedDB', undefined)
  await expect(create().all()).rejects.toMatchObject({ kind: 'unavailable' })
})

test('works again once the browser allows it', async () => {
  const store = create()
  vi.stubGlobal('indexedDB', undefined)
  await expect(store.all()).rejects.toMatchObject({ kind: 'unavailable' })
  vi.stubGlobal('indexedDB', new IDBFactory())
  await store.setMany([['a', '一']])
  expect((await store.all()).size).toBe(1)
})

test('a database that does not open is unavailable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const reading = expect(create().all()).rejects.toMatchObject({ kind: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_000)
  await reading
  vi.useRealTimers()
})

test('writes nothing after it has reported a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const put = vi.fn()
  const transaction = vi.fn(() => ({ objectStore: () => ({ put }) }))
  const opening = { result: { transaction }, onsuccess: () => {} }
  vi.stubGlobal('indexedDB', { open: () => opening })
  const writing = expect(create().setMany([['a', '一']])).rejects.toMatchObject({
    kind: 'unavailable',
  })
  await vi.advanceTimersByTimeAsync(5_000)
  await writing
  vi.useRealTimers()
  opening.onsuccess()
  await vi.waitFor(() => expect(transaction).toHaveBeenCalled(), 30_000)
  expect(put).not.toHaveBeenCalled()
})
