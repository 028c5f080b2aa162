import { expect, test, vi } from 'vitest'
import { createObservable } from './create-observable'

test('calls every listener until it unsubscribes', () => {
  const { subscribe, notify } = createObservable()
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = subscribe(first)
  subscribe(second)
  notify()
  stop()
  notify()
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})
