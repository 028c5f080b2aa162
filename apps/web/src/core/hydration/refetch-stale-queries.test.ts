import { queryScopes } from '@shuyuan/api/query'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { testServices } from '../../testing/render-in-site.fixture'
import { refetchStaleQueries } from './refetch-stale-queries'

const minute = 60_000

interface Shown {
  queryClient: QueryClient
  scope: readonly string[]
  /** Age of the reply, in ms. */
  age: number
}

/** Shows a query with a cached reply that stays fresh for a minute. */
function show({ queryClient, scope, age }: Shown) {
  const queryKey = [...scope, 'shown']
  const queryFn = vi.fn(() => Promise.resolve('new'))
  queryClient.setQueryData(queryKey, 'rendered', { updatedAt: Date.now() - age })
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn,
    staleTime: minute,
    refetchOnMount: false,
  })
  observer.subscribe(() => undefined)
  return { queryFn, hash: observer.getCurrentQuery().queryHash }
}

function showPage(age: number) {
  const services = testServices()
  const { queryClient } = services
  const list = show({ queryClient, scope: queryScopes.courseLists, age })
  const course = show({ queryClient, scope: queryScopes.courseDetails, age })
  const comments = show({ queryClient, scope: queryScopes.comments, age })
  const rendered = new Set([list.hash, course.hash, comments.hash])
  return { services, list, course, comments, rendered }
}

it('refetches stale replies for a visitor', () => {
  const { services, list, course, comments, rendered } = showPage(2 * minute)
  void refetchStaleQueries(services, rendered)
  for (const { queryFn } of [list, course, comments]) expect(queryFn).toHaveBeenCalledOnce()
})

it('refetches no fresh reply for a visitor', () => {
  const { services, list, course, comments, rendered } = showPage(0)
  void refetchStaleQueries(services, rendered)
  for (const { queryFn } of [list, course, comments]) expect(queryFn).not.toHaveBeenCalled()
})

it('refetches the course and its comments for a learner, and no other fresh reply', () => {
  const { services, list, course, comments, rendered } = showPage(0)
  services.session.signIn('token')
  void refetchStaleQueries(services, rendered)
  expect(course.queryFn).toHaveBeenCalledOnce()
  expect(comments.queryFn).toHaveBeenCalledOnce()
  expect(list.queryFn).not.toHaveBeenCalled()
})

it('keeps replies that the browser fetched as the learner', () => {
  const { services, course } = showPage(0)
  services.session.signIn('token')
  void refetchStaleQueries(services, new Set())
  expect(course.queryFn).not.toHaveBeenCalled()
})

it.each(['learner', 'visitor'])(
  'a click of a %s waits for the replies only if they are personal',
  async (who) => {
    const { services, course, rendered } = showPage(2 * minute)
    let reply = (_: string) => {}
    course.queryFn.mockReturnValue(new Promise((resolve) => (reply = resolve)))
    if (who === 'learner') services.session.signIn('token')
    const resolved = vi.fn()
    const refetched = refetchStaleQueries(services, rendered).then(resolved)
    await vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(1), 30_000)
    expect(resolved).toHaveBeenCalledTimes(who === 'visitor' ? 1 : 0)
    reply('new')
    await refetched
  },
)
