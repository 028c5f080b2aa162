import { createDeviceStore } from '@shuyuan/browser-storage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOrderStore } from '../../../core/account/order-store'
import { sentOrder } from '../../../core/account/sent-order.fixture'
import { isPending, pendingOrderFor, ordersOf } from './sent-orders'

const now = Date.parse('2026-03-01T04:05:00Z')
const course = { type: 'COURSE', id: 108 } as const

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

it('separates the orders of learners, newest first', () => {
  const store = createOrderStore(createDeviceStore())
  const first = sentOrder({ sentAt: now - 2000 })
  const second = sentOrder({ sentAt: now - 1000 })
  for (const order of [first, second, sentOrder({ sentAt: now, memberId: 2 })]) store.put(order)
  expect(ordersOf(store.read(), 1)).toEqual([second, first])
  expect(pendingOrderFor(ordersOf(store.read(), 1), course)).toEqual(second)
})

it('updates and removes only the given order', () => {
  const store = createOrderStore(createDeviceStore())
  const order = sentOrder({ sentAt: now, receipt: null })
  store.put(order)
  expect(ordersOf(store.read(), 1).filter(isPending)).toEqual([])
  store.put({ ...order, receipt: sentOrder({}).receipt })
  expect(ordersOf(store.read(), 1).filter(isPending)).toHaveLength(1)
  store.put({ ...order, end: 'canceled' })
  expect(pendingOrderFor(ordersOf(store.read(), 1), course)).toBeUndefined()
  store.remove(order)
  expect(store.read()).toBe('')
})

it('removes orders of every member after a day', () => {
  const store = createOrderStore(createDeviceStore())
  store.put(sentOrder({ sentAt: now, memberId: 2 }))
  const dayLater = now + 24 * 60 * 60_000
  vi.setSystemTime(dayLater)
  store.put(sentOrder({ sentAt: dayLater }))
  expect(ordersOf(store.read(), 2)).toEqual([])
  expect(store.read()).not.toContain('"memberId":2')
})

it('notifies about writes of this tab and others until unsubscribed', () => {
  const store = createOrderStore(createDeviceStore())
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.put(sentOrder({ sentAt: now }))
  expect(listener).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'shuyuan-order/1' }))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.remove(sentOrder({ sentAt: now }))
  expect(listener).toHaveBeenCalledTimes(2)
})

it('keeps the orders of tabs that write at the same time', () => {
  const [one, other] = [1, 2].map(() => createOrderStore(createDeviceStore()))
  const first = sentOrder({ sentAt: now - 1000 })
  const second = sentOrder({ sentAt: now })
  // The browser may show a tab what another one wrote only later.
  const stale = { ...localStorage }
  one?.put(first)
  const fresh = Object.entries(localStorage)
  localStorage.clear()
  for (const [key, value] of Object.entries(stale)) localStorage.setItem(key, value)
  other?.put(second)
  for (const [key, value] of fresh) localStorage.setItem(key, value)
  expect(ordersOf(other?.read() ?? '', 1)).toEqual([second, first])
})
