// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleFavorite } from './settle-favorite'

/** A server that knows the truth, and counts. */
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

test('one change is one request, no change is none', async () => {
  const { state, toggle } = server(false)
  expect(await settleFavorite({ known: false, choice: () => true, toggle })).toBe(true)
  expect(state.requests).toBe(1)
  expect(await settleFavorite({ known: true, choice: () => true, toggle })).toBe(true)
  expect(state.requests).toBe(1)
})

test('whatever is clicked while requests are under way, and whatever another tab did: the last choice holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.boolean(),
      fc.array(fc.boolean(), { maxLength: 5 }),
      async (known, actual, clicks) => {
        let wanted = !known
        const { state, toggle } = server(actual, (count) => {
          if (clicks[count - 1] === true) wanted = !wanted
        })
        const now = await settleFavorite({ known, choice: () => wanted, toggle })
        expect(state.hasCrossed).toBe(false)
        expect(now).toBe(wanted)
        if (state.requests > 0) expect(state.isFavorite).toBe(wanted)
      },
    ),
  )
})

test('a failure is not tried again', async () => {
  let requests = 0
  const toggle = () => {
    requests += 1
    return Promise.reject(new Error('timeout'))
  }
  await expect(settleFavorite({ known: false, choice: () => true, toggle })).rejects.toThrow()
  expect(requests).toBe(1)
})

test('a server that never does what it is asked ends it', async () => {
  let requests = 0
  const toggle = () => {
    requests += 1
    return Promise.resolve(false)
  }
  expect(await settleFavorite({ known: false, choice: () => true, toggle })).toBe(false)
  expect(requests).toBe(2)
})
