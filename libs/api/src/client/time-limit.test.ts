import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf, fakeServer } from '../../test-support/fake-server'
import { timeoutByTimers } from '../../test-support/timeout-by-timers'
import { fetchMember } from '../calls/member'
import { createApiClient } from './create-api-client'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimers)
})
afterEach(() => void vi.useRealTimers())

const silent = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

const connect = (answer = silent, timeoutMs?: number) =>
  createApiClient({
    baseUrl: 'https://host',
    fetch: fakeServer(answer).fetch,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })

test('a call without a reply times out after 15 s', async () => {
  const settled = vi.fn()
  const call = failureOf(fetchMember(connect()))
  void call.then(settled)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await call).toMatchObject({ kind: 'timeout', message: '请求超时，稍后再试' })
})

test('the timeout can be set', async () => {
  const call = failureOf(fetchMember(connect(silent, 50)))
  await vi.advanceTimersByTimeAsync(50)
  expect(await call).toMatchObject({ kind: 'timeout' })
})

test('a reply that stalls times out', async () => {
  const stalling = (request: Request) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"code":0,'))
        request.signal.addEventListener('abort', () => stream.error(request.signal.reason))
      },
    })
    return Promise.resolve(new Response(body))
  }
  const call = failureOf(fetchMember(connect(stalling)))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await call).toMatchObject({ kind: 'timeout' })
})

test('a call that its caller cancels is aborted, not timed out', async () => {
  const controller = new AbortController()
  const call = failureOf(fetchMember(connect(), { signal: controller.signal }))
  await vi.advanceTimersByTimeAsync(10)
  controller.abort()
  expect(await call).toMatchObject({ kind: 'aborted' })
})

test('a call that was aborted in advance sends nothing', async () => {
  const server = fakeServer(silent)
  const api = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const error = await failureOf(fetchMember(api, { signal: AbortSignal.abort() }))
  expect(error).toMatchObject({ kind: 'aborted' })
  expect(server.requests).toEqual([])
})
