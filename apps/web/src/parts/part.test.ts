import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPart } from './part'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is fetched once and told when it is there', async () => {
  const fetchCode = vi.fn(() => Promise.resolve('code'))
  const part = createPart(fetchCode)
  const listener = vi.fn()
  part.subscribe(listener)
  expect(part.current()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['code', 'code'])
  expect(fetchCode).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledOnce()
  expect(part.current()).toBe('code')
})

it('tries again after a failure', async () => {
  const fetchCode = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code')
  const part = createPart(fetchCode)
  const loaded = part.load()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(part.current()).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await loaded).toBe('code')
})
