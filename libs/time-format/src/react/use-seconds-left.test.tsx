// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSecondsLeft } from './use-seconds-left'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('counts down to 0, then stops', () => {
  const { result } = renderHook(() => useSecondsLeft(1_002_000))
  expect(result.current).toBe(2)
  pass(1_000)
  expect(result.current).toBe(1)
  pass(1_000)
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('ticks at the deadline also between full seconds of the clock', () => {
  const { result } = renderHook(() => useSecondsLeft(1_001_400))
  expect(result.current).toBe(2)
  pass(400)
  expect(result.current).toBe(1)
  pass(1_000)
  expect(result.current).toBe(0)
})

it('is correct after sleep, when the tab becomes visible', () => {
  const { result } = renderHook(() => useSecondsLeft(1_120_000))
  vi.setSystemTime(1_060_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(60)
})

it('follows a new deadline', () => {
  const { result, rerender } = renderHook(useSecondsLeft, { initialProps: 1_002_000 })
  rerender(1_090_000)
  expect(result.current).toBe(90)
  pass(1_000)
  expect(result.current).toBe(89)
})

it('is 0 without a deadline or after one that has passed, without a timer', () => {
  for (const deadline of [null, 5])
    expect(renderHook(() => useSecondsLeft(deadline)).result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
