// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { afterCommit } from './after-commit'

test('runs later, once', async () => {
  const work = vi.fn()
  afterCommit(work)
  expect(work).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(work).toHaveBeenCalledTimes(1)
})

test('undone at once it never runs', async () => {
  const work = vi.fn()
  afterCommit(work)()
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
})
