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

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('counts down to 0, then stops', () => {
  const { result } = renderHook(() => useSecondsLeft(1_002_000))
  expect(result.current).toBe(2)
  pass(1_000)
  expect(result.current).toBe(1)
  pass(1_000)
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('is late by less than a second for a deadline between full seconds', () => {
  const { result } = renderHook(() => useSecondsLeft(1_001_400))
  expect(result.current).toBe(2)
  pass(1_000)
  expect(result.current).toBe(1)
  pass(1_000)
  expect(result.current).toBe(0)
})

it('follows a new deadline', () => {
  const { result, rerender } = renderHook(useSecondsLeft, { initialProps: 1_002_000 })
  rerender(1_090_000)
  expect(result.current).toBe(90)
  pass(1_000)
  expect(result.current).toBe(89)
})

it('is 0 after a deadline that has passed', () => {
  expect(renderHook(() => useSecondsLeft(5)).result.current).toBe(0)
})
