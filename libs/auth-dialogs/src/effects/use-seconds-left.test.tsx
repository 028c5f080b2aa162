import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideTab } from '../testing/hide-tab'
import { pass } from '../testing/render-auth'
import { secondsLeft, useSecondsLeft } from './use-seconds-left'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function countTo(deadline: number | null) {
  const { result, unmount } = renderHook(() => useSecondsLeft(deadline))
  return { left: () => result.current, unmount }
}

test('counts down each started second and leaves no timer', async () => {
  const { left } = countTo(Date.now() + 2500)
  expect(left()).toBe(3)
  await pass(500)
  expect(left()).toBe(2)
  await pass(2000)
  expect(left()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('the next tick is correct after sleep', async () => {
  const { left } = countTo(Date.now() + 120_000)
  vi.setSystemTime(Date.now() + 90_000)
  expect(left()).toBe(120)
  await pass(1000)
  expect(left()).toBe(29)
})

test('is correct immediately when a throttled tab is visible again', () => {
  const { left } = countTo(Date.now() + 120_000)
  vi.setSystemTime(Date.now() + 60_000)
  hideTab(false)
  expect(left()).toBe(60)
})

test('has no timer without a deadline or after unmount', () => {
  expect(countTo(null).left()).toBe(0)
  expect(countTo(Date.now() - 1).left()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  const { unmount } = countTo(Date.now() + 5000)
  expect(vi.getTimerCount()).toBe(1)
  act(unmount)
  expect(vi.getTimerCount()).toBe(0)
})

test('rounds up and never goes below zero', () => {
  expect(secondsLeft(120_000, 0)).toBe(120)
  expect(secondsLeft(120_000, 1)).toBe(120)
  expect(secondsLeft(120_000, 119_001)).toBe(1)
  expect(secondsLeft(120_000, 120_000)).toBe(0)
  expect(secondsLeft(120_000, 999_999)).toBe(0)
  expect(secondsLeft(null, 0)).toBe(0)
})
