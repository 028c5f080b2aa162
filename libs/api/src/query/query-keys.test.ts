import { QueryClient } from '@tanstack/react-query'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { createApiClient } from '../client/create-api-client'
import type { CourseSummary } from '../models/course'
import type { Page } from '../wire/page-reader'
import * as query from './index'

const { personalScopes, queryScopes } = query
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
  study: [
    query.studyListQuery(api, { list: 'favorites', page: 1 }),
    query.learnedLessonsQuery(api, 5),
  ],
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
    // Course lists, course details, message lists and lesson details each appear in two scopes.
    expect(unique.size).toBe(keys.length - 4)
  })

  it('differ by each input', () => {
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
      query.studyListQuery(api, { list: 'favorites', page: 1 }),
      query.studyListQuery(api, { list: 'bought', page: 1 }),
    ].map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(distinct).size).toBe(distinct.length)
  })

  it('are the same for each form of "all"', () => {
    expect(query.searchQuery(api, { keywords: 'a', type: '0', page: 1 }).queryKey).toEqual(
      query.searchQuery(api, { keywords: 'a', page: 1 }).queryKey,
    )
    expect(query.coursesQuery(api, { page: 1, categoryId: 0, scene: '' }).queryKey).toEqual(
      query.coursesQuery(api, { page: 1 }).queryKey,
    )
  })

  it('contain no secrets', () => {
    expect(JSON.stringify(keys)).not.toContain('secret-token')
  })
})

test('removing the personal scopes keeps the data of visitors', () => {
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

test('only play sources do not refetch on reconnect', () => {
  const refetching = Object.values(scopeOf)
    .flat()
    .filter(({ refetchOnReconnect }) => refetchOnReconnect !== true)
  expect(refetching.map(({ queryKey }) => queryKey)).toEqual([
    query.playSourcesQuery(api, 31).queryKey,
  ])
})

test('keys carry the type of their data', () => {
  const client = new QueryClient()
  const options = query.coursesQuery(api, { page: 1 })
  expectTypeOf(client.getQueryData(options.queryKey)).toEqualTypeOf<
    Page<CourseSummary> | undefined
  >()
  const fetchUnread = () => client.fetchQuery(query.unreadCountQuery(api))
  expectTypeOf(fetchUnread).returns.resolves.toEqualTypeOf<number>()
})
