import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { createApiClient } from '../client/create-api-client'
import { failure } from '../error/failure'
import { samples } from '../generated/samples'
import * as query from './index'
import { retryDelay } from './retry'

const { retryAtOnce, shouldRetry } = query

describe('shouldRetry', () => {
  test.each(['offline', 'server'] as const)('retries twice for %s', (kind) => {
    const error = failure(kind)
    expect([0, 1, 2].map((count) => shouldRetry(count, error))).toEqual([true, true, false])
  })

  it('does not retry refusals of the application', () => {
    expect(shouldRetry(0, failure('server', { code: 1 }))).toBe(false)
    expect(shouldRetry(0, failure('server', { code: 500 }))).toBe(true)
  })

  it('waits out the minute of the rate limit', () => {
    const error = failure('rate-limited', { code: 429 })
    const tries = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((count) => shouldRetry(count, error))
    const waited = tries.reduce((sum, count) => sum + retryDelay(count, error), 0)
    expect(waited).toBeGreaterThan(60_000)
    expect(waited).toBeLessThan(70_000)
  })

  test.each(['business', 'unauthorized', 'timeout', 'malformed', 'aborted'] as const)(
    'does not retry %s',
    (kind) => {
      expect(shouldRetry(0, failure(kind))).toBe(false)
    },
  )

  it('does not retry during maintenance', () => {
    expect(shouldRetry(0, failure('server', { code: 503, cause: { code: 503 } }))).toBe(false)
  })

  it('does not retry unknown errors', () => {
    expect(shouldRetry(0, new Error('x'))).toBe(false)
  })
})

it('retryAtOnce retries a broken server, but does not wait out a rate limit', () => {
  expect(retryAtOnce(0, failure('server', { code: 502 }))).toBe(true)
  expect(retryAtOnce(0, failure('rate-limited', { code: 429 }))).toBe(false)
})

test('a rejected query is requested once and fails with the error of the call', async () => {
  const server = fakeServer(() => refusal(404, '资源不存在'))
  const refusing = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const observer = new QueryObserver(new QueryClient(), query.courseQuery(refusing, 5))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), 30_000)
  stop()
  expect(observer.getCurrentResult().error).toMatchObject({ message: '资源不存在' })
  expect(server.requests).toHaveLength(1)
})

test.each(['', '无法获取视频播放地址', '错误'])(
  'play sources that are refused with %j are requested once',
  async (message) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const server = fakeServer(() => refusal(1, message))
    const refusing = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
    const result = failureOf(new QueryClient().fetchQuery(query.playSourcesQuery(refusing, 31)))
    await vi.advanceTimersByTimeAsync(60_000)
    await result
    expect(server.requests).toHaveLength(1)
  },
)

test('a rate-limited query succeeds once the minute is over', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const end = Date.now() + 60_000
  const server = fakeServer(() =>
    Date.now() < end ? refusal(429, '请稍后再试') : success(samples.getMember),
  )
  const limited = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const client = new QueryClient()
  const result = client.fetchQuery(query.memberQuery(limited))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(client.isFetching()).toBe(1)
  await vi.advanceTimersByTimeAsync(6_000)
  await expect(result).resolves.toMatchObject({ id: samples.getMember.id })
  expect(server.requests.length).toBeLessThan(9)
})
