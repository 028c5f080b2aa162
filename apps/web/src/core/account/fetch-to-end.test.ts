import { createApiClient } from '@shuyuan/api'
import { memberQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fetchToEnd } from './fetch-to-end'

it('completes when the page that observes the same query unmounts', async () => {
  const queryClient = new QueryClient()
  const server: { answer?: () => void } = {}
  const api = createApiClient({
    baseUrl: 'https://api.example',
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const { signal } = new Request(input, init)
        signal.addEventListener('abort', () => reject(signal.reason))
        server.answer = () =>
          resolve(Response.json({ code: 0, message: '', data: samples.getMember }))
      }),
  })
  const options = memberQuery(api)
  const leave = new QueryObserver(queryClient, { ...options, enabled: false }).subscribe(() => {})
  const fetched = fetchToEnd(queryClient, options)
  await vi.waitFor(() => expect(server.answer).toBeDefined(), 30_000)
  leave()
  server.answer?.()
  await expect(fetched).resolves.toMatchObject({ id: samples.getMember.id })
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey })
  expect(query?.getObserversCount()).toBe(0)
})

it('does not repeat a call whose reply is fresh', async () => {
  const queryClient = new QueryClient()
  const queryFn = vi.fn(async () => 'reply')
  const options = { queryKey: ['member'], queryFn, staleTime: 5_000 }
  await queryClient.query(options)
  expect(await fetchToEnd(queryClient, options)).toBe('reply')
  expect(queryFn).toHaveBeenCalledOnce()
  await fetchToEnd(queryClient, { ...options, staleTime: 0 })
  expect(queryFn).toHaveBeenCalledTimes(2)
})
