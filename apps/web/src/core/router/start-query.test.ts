import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { queryOnce, startQuery } from './start-query'

function begin(queryFn: () => Promise<string>) {
  const queryClient = new QueryClient()
  const query = { queryKey: ['course'], queryFn, retry: false }
  const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 30_000)
  return { queryClient, start: () => startQuery(queryClient, query), settled }
}

it('fetches once, even if the reply is stale', async () => {
  const queryFn = vi.fn(() => Promise.resolve('a course'))
  const { queryClient, start, settled } = begin(queryFn)
  void start()
  void start()
  await settled()
  void start()
  expect(queryFn).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(['course'])).toBe('a course')
})

it('does not retry a failed query', async () => {
  const queryFn = vi.fn(() => Promise.reject(new Error('refused')))
  const { queryClient, start, settled } = begin(queryFn)
  void start()
  await settled()
  void start()
  expect(queryFn).toHaveBeenCalledOnce()
  expect(queryClient.getQueryState(['course'])?.status).toBe('error')
})

it('returns the reply, and nothing for a failed query', async () => {
  const queryClient = new QueryClient()
  const query = { queryKey: ['course'], queryFn: () => Promise.resolve('a course') }
  expect(await queryOnce(queryClient, query)).toBe('a course')
  const refused = { queryKey: ['refused'], queryFn: () => Promise.reject(new Error('refused')) }
  expect(await queryOnce(queryClient, { ...refused, retry: false })).toBeUndefined()
})
