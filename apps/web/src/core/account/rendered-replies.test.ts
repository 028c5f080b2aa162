import { queryScopes } from '@shuyuan/api/query'
import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { testServices } from '../../testing/render-in-site.fixture'
import { adoptRenderedReplies, isVisitorReply } from './rendered-replies'

interface Rendered {
  scope: readonly string[]
  /** @default a learner */
  isVisitor?: boolean
  /** What the server rendered. @default a reply */
  queryFn?: () => Promise<string>
}

/** Shows a query that a server rendered just now. */
async function show({ scope, isVisitor, queryFn = () => Promise.resolve('rendered') }: Rendered) {
  const queryKey = [...scope, 'shown']
  const server = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await server.query({ queryKey, queryFn }).catch(() => undefined)
  const { queryClient, session } = testServices()
  if (!isVisitor) session.signIn('token')
  hydrate(queryClient, dehydrate(server, { shouldDehydrateQuery: () => true }))
  const leavePage = adoptRenderedReplies({ queryClient, session })
  const fetch = vi.fn(() => Promise.resolve('new'))
  function observe() {
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: fetch, staleTime: 60_000 })
    observer.subscribe(() => undefined)
    return observer
  }
  return { observer: observe(), observe, fetch, leavePage }
}

it.each(['courseDetails', 'comments'] as const)(
  'shows a rendered reply of %s until the learner’s arrives',
  async (scope) => {
    const { observer } = await show({ scope: queryScopes[scope] })
    expect(observer.getCurrentResult().data).toBe('rendered')
    expect(isVisitorReply(observer.getCurrentResult())).toBe(true)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('new'))
    expect(isVisitorReply(observer.getCurrentResult())).toBe(false)
  },
)

it.each([
  ['that is the same for everyone', { scope: queryScopes.courseLists }],
  ['of a visitor', { scope: queryScopes.courseDetails, isVisitor: true }],
])('does not refetch a fresh reply %s', async (_, rendered) => {
  const { fetch } = await show(rendered)
  expect(fetch).not.toHaveBeenCalled()
})

it('keeps a refusal that the server rendered until the user retries', async () => {
  const queryFn = () => Promise.reject(new Error('refused'))
  const { observer } = await show({ scope: queryScopes.comments, queryFn })
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  await observer.refetch()
  expect(observer.getCurrentResult().data).toBe('new')
})

it('requests again on the next page what the server could not get', async () => {
  const queryFn = () => Promise.reject(new Error('refused'))
  const { observer, observe, leavePage } = await show({ scope: queryScopes.comments, queryFn })
  observer.destroy()
  leavePage()
  const next = observe()
  await vi.waitFor(() => expect(next.getCurrentResult().data).toBe('new'))
})
