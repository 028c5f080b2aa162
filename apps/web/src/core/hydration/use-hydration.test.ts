import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { collectRenderedQueries } from './use-hydration'

it('keeps a refusal that the server rendered until the user retries', async () => {
  const queryKey = ['comments']
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await server.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('refused')) })

  const browser = new QueryClient()
  collectRenderedQueries(browser)
  hydrate(browser, dehydrate(server, { shouldDehydrateQuery: () => true }))
  const observer = new QueryObserver(browser, { queryKey, queryFn: () => Promise.resolve('reply') })
  const stop = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })

  await observer.refetch()
  expect(observer.getCurrentResult().data).toBe('reply')
  stop()
})
