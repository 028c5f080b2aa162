import { expect, it } from 'vitest'
import { createCallBudget } from './call-budget'

it('never allows more calls per minute than the limit', async () => {
  let now = 0
  const mayCall = createCallBudget(3, {
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
  })
  const times: number[] = []
  for (let call = 0; call < 10; call += 1) {
    await mayCall()
    times.push(now)
    now += 1_000
  }
  expect(times.slice(0, 3)).toEqual([0, 1_000, 2_000])
  times.forEach((time, index) => {
    expect((times[index + 3] ?? Infinity) - time).toBeGreaterThanOrEqual(60_000)
  })
})
