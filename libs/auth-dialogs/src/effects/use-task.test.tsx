import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeFailure } from '../testing/fake-failure'
import { useTask } from './use-task'

function withTask() {
  const { result, unmount } = renderHook(() => useTask(), { reactStrictMode: true })
  return { task: result.current, unmount }
}

function callbacks() {
  return { done: vi.fn(), failed: vi.fn() }
}

test('does not start again while running', async () => {
  const { task } = withTask()
  const first = callbacks()
  const second = callbacks()
  const work = vi.fn(async () => 'result')
  task.run(work, first)
  task.run(work, second)
  await vi.waitFor(() => expect(first.done).toHaveBeenCalledWith('result'), 30_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(second.done).not.toHaveBeenCalled()
  task.run(work, second)
  await vi.waitFor(() => expect(second.done).toHaveBeenCalledTimes(1), 30_000)
})

test('ignores the late result of an aborted operation', async () => {
  const { task } = withTask()
  const late = callbacks()
  const now = callbacks()
  const signals: AbortSignal[] = []
  let answer = (_: string) => {}
  task.run((signal) => {
    signals.push(signal)
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  }, late)
  task.abort()
  expect(signals[0]?.aborted).toBe(true)
  task.run(async () => 'new', now)
  answer('old')
  await vi.waitFor(() => expect(now.done).toHaveBeenCalledWith('new'), 30_000)
  expect(late.done).not.toHaveBeenCalled()
  expect(late.failed).not.toHaveBeenCalled()
})

test('reports why the operation failed', async () => {
  const { task } = withTask()
  const on = callbacks()
  task.run(() => Promise.reject(fakeFailure('错误', 'captcha-wrong')), on)
  await vi.waitFor(
    () =>
      expect(on.failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'captcha-wrong' })),
    30_000,
  )
})

test('aborts on unmount', () => {
  const { task, unmount } = withTask()
  const signals: AbortSignal[] = []
  task.run((signal) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }, callbacks())
  expect(signals[0]?.aborted).toBe(false)
  unmount()
  expect(signals[0]?.aborted).toBe(true)
})
