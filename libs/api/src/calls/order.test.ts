import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { timeoutByTimers } from '../../test-support/timeout-by-timers'
import { createApiClient } from '../client/create-api-client'
import { checkPromoCode, createOrder } from './order'

function answering(data: unknown) {
  const requests: Request[] = []
  const api = createApiClient({
    baseUrl: 'https://api.example/api/',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return Response.json({ code: 0, message: '', data })
    },
  })
  return { api, requests }
}

const usable = { can_use: 1, promo_code: { invited_user_reward: 10 } }

it('keeps any text in one path segment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (code) => {
      const { api, requests } = answering(usable)
      await checkPromoCode(api, { code })
      for (const { url } of requests) {
        const segments = new URL(url).pathname.split('/')
        expect(segments.slice(0, 5)).toEqual(['', 'api', 'api', 'v2', 'promoCode'])
        expect(segments.slice(6)).toEqual(['check'])
        expect(decodeURIComponent(segments[5] ?? '')).toBe(code)
      }
    }),
  )
})

it.each(['', '.', '..'])('treats %j as an unknown code without a request', async (code) => {
  const { api, requests } = answering(usable)
  expect(await checkPromoCode(api, { code })).toMatchObject({ isUsable: false, isKnown: false })
  expect(requests).toEqual([])
})

it('applies the timeout of a single call', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimers)
  const api = createApiClient({
    baseUrl: 'https://api.example',
    fetch: (input) =>
      new Promise((_, reject) => {
        const { signal } = new Request(input)
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  })
  const input = { goodsType: 'COURSE', goodsId: 1 } as const
  const ended = vi.fn()
  const order = createOrder(api, input, { timeoutMs: 60_000 }).catch(ended)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await order
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
  vi.useRealTimers()
})
