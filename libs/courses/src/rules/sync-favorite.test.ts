// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syncFavorite } from './sync-favorite'

/** Fake server that holds the state and counts requests. */
function server(isFavorite: boolean, onRequest: (count: number) => void = () => undefined) {
  const state = { isFavorite, requests: 0, isBusy: false, hasCrossed: false }
  return {
    state,
    async toggle() {
      state.hasCrossed ||= state.isBusy
      state.isBusy = true
      state.requests += 1
      onRequest(state.requests)
      await Promise.resolve()
      state.isBusy = false
      state.isFavorite = !state.isFavorite
      return state.isFavorite
    },
  }
}

test('sends one request for a change, and none without one', async () => {
  const { state, toggle } = server(false)
  expect(await syncFavorite({ current: false, getChoice: () => true, toggle })).toBe(true)
  expect(state.requests).toBe(1)
  expect(await syncFavorite({ current: true, getChoice: () => true, toggle })).toBe(true)
  expect(state.requests).toBe(1)
})

test('the last choice wins over clicks during pending requests and changes in another tab', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.boolean(), { maxLength: 5 }),
      async (known, actual, clicks) => {
        let choice = !known
        const { state, toggle } = server(actual, (count) => {
          if (clicks[count - 1] === true) choice = !choice
        })
        const now = await syncFavorite({ current: known, getChoice: () => choice, toggle })
        expect(state.hasCrossed).toBe(false)
        expect(now).toBe(choice)
        if (state.requests > 0) expect(state.isFavorite).toBe(choice)
      },
    ),
  )
})

test('a failure is not retried', async () => {
  let requests = 0
  const toggle = () => {
    requests += 1
    return Promise.reject(new Error('timeout'))
  }
  await expect(syncFavorite({ current: false, getChoice: () => true, toggle })).rejects.toThrow()
  expect(requests).toBe(1)
})

test('stops if the server never changes the state', async () => {
  let requests = 0
  const toggle = () => {
    requests += 1
    return Promise.resolve(false)
  }
  expect(await syncFavorite({ current: false, getChoice: () => true, toggle })).toBe(false)
  expect(requests).toBe(2)
})
