import { expect, test, vi } from 'vitest'
import { createMemoryStore } from '../test/progress-world'
import { createProgressQueue } from './progress-queue'

test('an error without a refusal meaning is retried later', async () => {
  const schedule = vi.fn((_callback: () => void, _ms: number) => () => {})
  const send = vi.fn().mockRejectedValue(new Error('HTTP 503'))
  const queue = createProgressQueue({ learner: '7', store: createMemoryStore(), send, schedule })
  queue.report(401, 30)
  await vi.waitFor(() => expect(schedule).toHaveBeenCalledOnce(), 30_000)
  expect(queue.unsent(401)).toBe(30)
  queue.destroy()
})
