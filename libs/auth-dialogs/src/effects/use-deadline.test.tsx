import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideTab } from '../testing/hide-tab'
import { pass } from '../testing/render-auth'
import { useDeadline } from './use-deadline'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function wait(deadline: number | null) {
  const passed = vi.fn()
  const view = renderHook(() => useDeadline(deadline, passed), { reactStrictMode: true })
  return { passed, ...view }
}

test('calls back once, at its time', async () => {
  const { passed } = wait(Date.now() + 5000)
  await pass(4999)
  expect(passed).not.toHaveBeenCalled()
  await pass(10_000)
  expect(passed).toHaveBeenCalledTimes(1)
})

test('waits in a hidden tab until the tab is visible', async () => {
  const { passed } = wait(Date.now() + 5000)
  hideTab(true)
  await pass(60_000)
  expect(passed).not.toHaveBeenCalled()
  hideTab(false)
  hideTab(false)
  expect(passed).toHaveBeenCalledTimes(1)
})

test('does not wait for a late timer after sleep', () => {
  const { passed } = wait(Date.now() + 300_000)
  vi.setSystemTime(Date.now() + 301_000)
  hideTab(false)
  expect(passed).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('has no timer without a deadline or after unmount', () => {
  wait(null)
  const { unmount } = wait(Date.now() + 1000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
