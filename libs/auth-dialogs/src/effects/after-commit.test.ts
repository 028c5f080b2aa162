// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { afterCommit } from './after-commit'

test('runs once, after the commit', async () => {
  const work = vi.fn()
  afterCommit(work)
  expect(work).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(work).toHaveBeenCalledTimes(1)
})

test('never runs if canceled first', async () => {
  const work = vi.fn()
  afterCommit(work)()
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
})
