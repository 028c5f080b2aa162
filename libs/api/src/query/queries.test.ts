import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, expectTypeOf, it, onTestFinished, test, vi } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { createApiClient } from '../client/create-api-client'
import { samples } from '../generated/samples'
import { failure } from '../error/failure'
import type { CourseSummary } from '../models/course'
import type { Page } from '../models/page'
import * as query from './index'
import { retryDelay } from './retry-delay'

const { personalScopes, queryScopes, shouldRetry } = query
const api = createApiClient({ baseUrl: 'https://host', getToken: () => 'secret-token' })
const course = { kind: 'course', id: 5 } as const

const scopeOf = {
  site: [query.siteConfigQuery(api), query.navsQuery(api), query.friendLinksQuery(api)],
  announcements: [
    query.latestAnnouncementQuery(api),
    query.announcementQuery(api, 1),
    query.announcementsQuery(api, { page: 1 }),
  ],
  homeBlocks: [query.homeBlocksQuery(api)],
  search: [query.searchQuery(api, { keywords: 'a', page: 1 })],
  vipPlans: [query.vipPlansQuery(api)],
  courses: [
    query.categoriesQuery(api),
    query.coursesQuery(api, { page: 1 }),
    query.courseQuery(api, 5),
  ],
  courseLists: [query.coursesQuery(api, { page: 1 })],
  courseDetails: [query.courseQuery(api, 5)],
  lessons: [query.lessonQuery(api, 31), query.playSourcesQuery(api, 31)],
  lessonDetails: [query.lessonQuery(api, 31)],
  comments: [
    query.commentsQuery(api, course),
    query.allCommentsQuery(api, course),
    query.commentRepliesQuery(api, course, 'P'),
  ],
  member: [query.memberQuery(api)],
  messages: [query.unreadCountQuery(api), query.messagesQuery(api, { page: 1 })],
  messageLists: [query.messagesQuery(api, { page: 1 })],
  credit: [query.creditRecordsQuery(api, { page: 1 })],
  orders: [
    query.ordersQuery(api, { page: 1 }),
    query.orderStatusQuery(api, '1'),
    query.vipPurchasesQuery(api),
  ],
  study: [query.studyListQuery(api, { list: 'liked', page: 1 }), query.learnedLessonsQuery(api, 5)],
} satisfies Record<keyof typeof queryScopes, { queryKey: readonly unknown[] }[]>

const keys = Object.values(scopeOf)
  .flat()
  .map(({ queryKey }): readonly unknown[] => queryKey)

describe('query keys', () => {
  test.each(Object.entries(scopeOf))('of %s begin with their scope', (name, options) => {
    const scope = Object.entries(queryScopes).find(([key]) => key === name)?.[1] ?? []
    for (const { queryKey } of options) expect(queryKey.slice(0, scope.length)).toEqual(scope)
  })

  it('are all different', () => {
    const unique = new Set(keys.map((key) => JSON.stringify(key)))
    // The lists of courses and messages and the details of courses and lessons stand in two scopes.
    expect(unique.size).toBe(keys.length - 4)
  })

  it('differ by everything that is asked for', () => {
    const distinct = [
      query.coursesQuery(api, { page: 1 }),
      query.coursesQuery(api, { page: 2 }),
      query.coursesQuery(api, { page: 1, categoryId: 7 }),
      query.coursesQuery(api, { page: 1, scene: 'free' }),
      query.coursesQuery(api, { page: 1, pageSize: 500 }),
      query.searchQuery(api, { keywords: 'a', page: 1 }),
      query.searchQuery(api, { keywords: 'b', page: 1 }),
      query.searchQuery(api, { keywords: 'a', type: 'vod', page: 1 }),
      query.commentsQuery(api, course),
      query.commentsQuery(api, { kind: 'lesson', id: 5 }),
      query.commentRepliesQuery(api, course, 'P'),
      query.commentRepliesQuery(api, course, 'Q'),
      query.studyListQuery(api, { list: 'liked', page: 1 }),
      query.studyListQuery(api, { list: 'bought', page: 1 }),
    ].map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(distinct).size).toBe(distinct.length)
  })

  it('are the same however "all" is said', () => {
    expect(query.searchQuery(api, { keywords: 'a', type: '0', page: 1 }).queryKey).toEqual(
      query.searchQuery(api, { keywords: 'a', page: 1 }).queryKey,
    )
    expect(query.coursesQuery(api, { page: 1, categoryId: 0, scene: '' }).queryKey).toEqual(
      query.coursesQuery(api, { page: 1 }).queryKey,
    )
  })

  it('hold no secret', () => {
    expect(JSON.stringify(keys)).not.toContain('secret-token')
  })
})

test('removing the personal scopes leaves what everybody sees', () => {
  const client = new QueryClient()
  for (const key of keys) client.setQueryData(key, 'data')
  for (const queryKey of personalScopes) client.removeQueries({ queryKey })
  const left = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  const shared = ['site', 'announcements', 'homeBlocks', 'search', 'vipPlans', 'comments'] as const
  expect(left).toEqual(
    expect.arrayContaining(shared.flatMap((name) => scopeOf[name].map(({ queryKey }) => queryKey))),
  )
  expect(left).toHaveLength(
    shared.flatMap((name): unknown[] => scopeOf[name]).length + 2 /* categories and course list */,
  )
})

describe('shouldRetry', () => {
  test.each(['offline', 'server'] as const)('tries twice more when the error is %s', (kind) => {
    const error = failure(kind)
    expect([0, 1, 2].map((count) => shouldRetry(count, error))).toEqual([true, true, false])
  })

  it('does not ask again for what the application refused, however it says so', () => {
    expect(shouldRetry(0, failure('server', { code: 1 }))).toBe(false)
    expect(shouldRetry(0, failure('server', { code: 500 }))).toBe(true)
  })

  it('waits out the minute of a rate limit', () => {
    const error = failure('rate-limited', { code: 429 })
    const tries = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((count) => shouldRetry(count, error))
    const waited = tries.reduce((sum, count) => sum + retryDelay(count, error), 0)
    expect(waited).toBeGreaterThan(60_000)
    expect(waited).toBeLessThan(70_000)
  })

  test.each(['business', 'unauthorised', 'timeout', 'malformed', 'aborted'] as const)(
    'does not try again when the error is %s',
    (kind) => {
      expect(shouldRetry(0, failure(kind))).toBe(false)
    },
  )

  it('does not try again during maintenance', () => {
    expect(shouldRetry(0, failure('server', { code: 503, cause: { code: 503 } }))).toBe(false)
  })

  it('does not try again after an unknown error', () => {
    expect(shouldRetry(0, new Error('x'))).toBe(false)
  })
})

test('a refused query is asked once and fails with the error of the call', async () => {
  const server = fakeServer(() => refusal(404, '资源不存在'))
  const refusing = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const observer = new QueryObserver(new QueryClient(), query.courseQuery(refusing, 5))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  stop()
  expect(observer.getCurrentResult().error).toMatchObject({ message: '资源不存在' })
  expect(server.requests).toHaveLength(1)
})

test.each(['', '无法获取视频播放地址', '错误'])(
  'playable addresses that are refused with %j are asked for once',
  async (message) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const server = fakeServer(() => refusal(1, message))
    const refusing = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
    const asked = failureOf(new QueryClient().fetchQuery(query.playSourcesQuery(refusing, 31)))
    await vi.advanceTimersByTimeAsync(60_000)
    await asked
    expect(server.requests).toHaveLength(1)
  },
)

test('a query that is refused for too many calls is answered once the minute is over', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const end = Date.now() + 60_000
  const server = fakeServer(() =>
    Date.now() < end ? refusal(429, '请稍后再试') : success(samples.getMember),
  )
  const limited = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const client = new QueryClient()
  const asked = client.fetchQuery(query.memberQuery(limited))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(client.isFetching()).toBe(1)
  await vi.advanceTimersByTimeAsync(6_000)
  await expect(asked).resolves.toMatchObject({ id: samples.getMember.id })
  expect(server.requests.length).toBeLessThan(9)
})

test('a query asks also when the browser believes itself offline', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const server = fakeServer(() => success(samples.getMember))
  const near = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  await expect(new QueryClient().fetchQuery(query.memberQuery(near))).resolves.toMatchObject({
    id: samples.getMember.id,
  })
})

test('only a running player is left alone when the network comes back', () => {
  const refetching = Object.values(scopeOf)
    .flat()
    .filter(({ refetchOnReconnect }) => refetchOnReconnect !== true)
  expect(refetching.map(({ queryKey }) => queryKey)).toEqual([
    query.playSourcesQuery(api, 31).queryKey,
  ])
})

describe('menu and friendly links', () => {
  const answers = (replies: Record<string, unknown>) => {
    const server = fakeServer(({ url }) => {
      const data = replies[new URL(url).pathname]
      return data === undefined ? refusal(1, '错误') : success(data)
    })
    const near = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
    const client = new QueryClient()
    const asked = () => server.requests.map(({ url }) => new URL(url).pathname)
    return { client, near, asked }
  }
  const [config, navs, links] = ['/api/v2/other/config', '/api/v2/navs', '/api/v2/links']

  it('come with the config, so that a page asks for one of the three', async () => {
    const { client, near, asked } = answers({ [config]: samples.getConfig })
    const [, menu, friends] = await Promise.all([
      client.fetchQuery(query.siteConfigQuery(near)),
      client.fetchQuery(query.navsQuery(near)),
      client.fetchQuery(query.friendLinksQuery(near)),
    ])
    expect(asked()).toEqual([config])
    expect(menu.map(({ name }) => name)).toEqual(samples.getConfig.navs.map(({ name }) => name))
    expect(friends.map(({ name }) => name)).toEqual(samples.getConfig.links.map(({ name }) => name))
  })

  it('are asked for where the config does not tell them', async () => {
    const { navs: _, links: __, ...rest } = samples.getConfig
    const replies = { [config]: rest, [navs]: samples.listNavs, [links]: samples.listLinks }
    const { client, near, asked } = answers(replies)
    await client.fetchQuery(query.navsQuery(near))
    await client.fetchQuery(query.friendLinksQuery(near))
    expect(asked()).toEqual([config, navs, links])
  })

  it('are asked for where the config cannot be had', async () => {
    const { client, near, asked } = answers({ [navs]: samples.listNavs })
    const menu = await client.fetchQuery(query.navsQuery(near))
    expect(menu).toHaveLength(samples.listNavs.length)
    expect(asked()).toEqual([config, navs])
    await client.fetchQuery({ ...query.navsQuery(near), staleTime: 0 })
    expect(asked()).toEqual([config, navs, navs])
  })
})

test('a query that nobody waits for any more is given up', async () => {
  const server = fakeServer(
    (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
  )
  const silent = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const client = new QueryClient()
  const asked = failureOf(client.fetchQuery(query.navsQuery(silent)))
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  await client.cancelQueries({ queryKey: queryScopes.site })
  await asked
  expect(server.requests[0]?.signal.aborted).toBe(true)
})

test('a loader and the view behind it share one reply', async () => {
  const server = fakeServer(() => success(samples.getMember))
  const answering = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const client = new QueryClient()
  const options = query.memberQuery(answering)
  await client.ensureQueryData(options)
  const stop = new QueryObserver(client, options).subscribe(() => undefined)
  stop()
  expect(server.requests).toHaveLength(1)
})

test('keys know the type of their data', () => {
  const client = new QueryClient()
  const options = query.coursesQuery(api, { page: 1 })
  expectTypeOf(client.getQueryData(options.queryKey)).toEqualTypeOf<
    Page<CourseSummary> | undefined
  >()
  const fetchUnread = () => client.fetchQuery(query.unreadCountQuery(api))
  expectTypeOf(fetchUnread).returns.resolves.toEqualTypeOf<number>()
})
