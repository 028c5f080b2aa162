import { createDeviceStore } from './device-store'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDurableStore } from './durable-store'

const key = 'progress-7-401'
const name = 'shuyuan-progress'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Simulates the next visit once the copy holds `count` values. */
async function nextVisit(count: number) {
  return vi.waitFor(async () => {
    const restored = await createDurableStore(createDeviceStore(), name).restored
    expect(restored.keys('')).toHaveLength(count)
    return restored
  }, 30_000)
}

test('restores values that the device lost', async () => {
  const device = createDeviceStore()
  createDurableStore(device, name).store.set(key, '12@5')
  expect(device.get(key)).toBe('12@5')
  localStorage.clear()
  const restored = await nextVisit(1)
  expect(restored.get(key)).toBe('12@5')
  expect(restored.keys('progress-7-')).toEqual([key])
  expect(restored.keys('progress-8-')).toEqual([])
  expect(restored.get('progress-8-401')).toBeNull()
})

test('removes values through the store and through `restored`', async () => {
  const { store } = createDurableStore(createDeviceStore(), name)
  store.set(key, '12@5')
  store.set('progress-7-402', '3@5')
  const restored = await nextVisit(2)
  store.set(key, null)
  restored.remove('progress-7-402')
  expect(restored.get('progress-7-402')).toBeNull()
  expect(store.get(key)).toBeNull()
  await nextVisit(0)
})

test.each([
  ['does not exist', undefined],
  [
    'refuses',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  ],
])('the store works with a database that %s', async (_, database) => {
  vi.stubGlobal('indexedDB', database)
  const { store, restored } = createDurableStore(createDeviceStore(), name)
  store.set(key, '12@5')
  expect(store.get(key)).toBe('12@5')
  expect((await restored).keys('')).toEqual([])
  store.remove(key)
  expect(store.get(key)).toBeNull()
})

test('does not wait for a database that does not respond', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const { restored } = createDurableStore(createDeviceStore(), name)
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await restored).keys('')).toEqual([])
})
