import { QueryClient } from '@tanstack/react-query'
import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../src/client/api-client'
import { readSiteConfig } from '../src/normalize/site/site-config'
import * as query from '../src/query/index'
import type { OperationCase } from './contract'

const course = { kind: 'course', id: 5 } as const
const lesson = { kind: 'lesson', id: 31 } as const

/** Runs query options like a loader does. */
const fetchQuery =
  <Model, Key extends readonly unknown[]>(
    options: (api: ApiClient) => FetchQueryOptions<Model, Error, Model, Key>,
  ) =>
  (api: ApiClient) =>
    new QueryClient().fetchQuery(options(api))

/** Like {@link ask}, with a cached config that omits the requested part. */
const fetchWithoutConfig =
  <Model, Key extends readonly unknown[]>(
    options: (api: ApiClient) => FetchQueryOptions<Model, Error, Model, Key>,
  ) =>
  (api: ApiClient) => {
    const client = new QueryClient()
    client.setQueryData(query.siteConfigQuery(api).queryKey, readSiteConfig({}, ''))
    return client.fetchQuery(options(api))
  }

/** Every query with its expected request. */
export const readCases: OperationCase[] = [
  { operation: 'getConfig', call: fetchQuery(query.siteConfigQuery) },
  { operation: 'listNavs', call: fetchWithoutConfig(query.navsQuery) },
  { operation: 'listLinks', call: fetchWithoutConfig(query.friendLinksQuery) },
  {
    operation: 'listBlocks',
    call: fetchQuery(query.homeBlocksQuery),
    url: '/api/v2/decorationPage/blocks?page_name=pc-page-index',
  },
  { operation: 'getLatestAnnouncement', call: fetchQuery(query.latestAnnouncementQuery) },
  {
    operation: 'getAnnouncement',
    call: fetchQuery((api) => query.announcementQuery(api, 3)),
    url: '/api/v2/announcement/3',
  },
  {
    operation: 'listAnnouncements',
    call: fetchQuery((api) => query.announcementsQuery(api, { page: 2 })),
    url: '/api/v2/announcements?page=2&size=10',
  },
  {
    operation: 'search',
    call: fetchQuery((api) => query.searchQuery(api, { keywords: 'C++ 入门', page: 1 })),
    url: '/api/v3/search?keywords=C%2B%2B%20%E5%85%A5%E9%97%A8&type=0&page=1&size=10',
  },
  {
    operation: 'search',
    call: fetchQuery((api) => query.searchQuery(api, { keywords: 'a', type: 'vod', page: 2 })),
    url: '/api/v3/search?keywords=a&type=vod&page=2&size=10',
  },
  { operation: 'listCategories', call: fetchQuery(query.categoriesQuery) },
  {
    operation: 'listCourses',
    call: fetchQuery((api) => query.coursesQuery(api, { page: 1 })),
    url: '/api/v2/courses?page=1&page_size=16&category_id=0&scene=',
  },
  {
    operation: 'listCourses',
    call: fetchQuery((api) => query.coursesQuery(api, { page: 3, categoryId: 7, scene: 'free' })),
    url: '/api/v2/courses?page=3&page_size=16&category_id=7&scene=free',
  },
  {
    operation: 'getCourse',
    call: fetchQuery((api) => query.courseQuery(api, 5)),
    url: '/api/v2/course/5',
  },
  {
    operation: 'getLesson',
    call: fetchQuery((api) => query.lessonQuery(api, 31)),
    url: '/api/v2/video/31',
  },
  {
    operation: 'getPlayInfo',
    call: fetchQuery((api) => query.playSourcesQuery(api, 31)),
    url: '/api/v2/video/31/playinfo',
  },
  {
    operation: 'listComments',
    call: fetchQuery((api) => query.commentsQuery(api, course)),
    url: '/api/v3/comments?rt=1&rid=5',
  },
  {
    operation: 'listCommentReplies',
    call: fetchQuery((api) => query.commentRepliesQuery(api, lesson, 'Vr8xkL2nQm0pZ3aB')),
    url: '/api/v3/comments/replies?rt=2&rid=31&parent_id=Vr8xkL2nQm0pZ3aB',
  },
  {
    operation: 'listCommentReplies',
    call: fetchQuery((api) => query.allCommentsQuery(api, course)),
    url: '/api/v3/comments/replies?rt=1&rid=5',
  },
  { operation: 'getMember', call: fetchQuery(query.memberQuery) },
  { operation: 'getUnreadCount', call: fetchQuery(query.unreadCountQuery) },
  {
    operation: 'listMessages',
    call: fetchQuery((api) => query.messagesQuery(api, { page: 2 })),
    url: '/api/v2/member/messages?page=2&page_size=10',
  },
  {
    operation: 'listCreditRecords',
    call: fetchQuery((api) => query.creditRecordsQuery(api, { page: 2 })),
    url: '/api/v2/member/credit1Records?page=2&page_size=10',
  },
  {
    operation: 'listVipPurchases',
    call: fetchQuery(query.vipPurchasesQuery),
    url: '/api/v2/member/roles?page=1&page_size=5',
  },
  {
    operation: 'listOrders',
    call: fetchQuery((api) => query.ordersQuery(api, { page: 2 })),
    url: '/api/v2/member/orders?page=2&page_size=10',
  },
  {
    operation: 'getOrderStatus',
    call: fetchQuery((api) => query.orderStatusQuery(api, '202503011205061234')),
    url: '/api/v2/order/status?order_id=202503011205061234',
  },
  { operation: 'listVipPlans', call: fetchQuery(query.vipPlansQuery) },
  {
    operation: 'listLearnedCourses',
    call: fetchQuery((api) => query.studyListQuery(api, { list: 'learned', page: 1 })),
    url: '/api/v3/member/courses/learned?page=1&size=10',
  },
  {
    operation: 'listBoughtCourses',
    call: fetchQuery((api) => query.studyListQuery(api, { list: 'bought', page: 1 })),
    url: '/api/v3/member/courses?page=1&size=10',
  },
  {
    operation: 'listFavoriteCourses',
    call: fetchQuery((api) => query.studyListQuery(api, { list: 'favorites', page: 2 })),
    url: '/api/v3/member/courses/like?page=2&size=10',
  },
  {
    operation: 'listLearnedLessons',
    call: fetchQuery((api) => query.learnedLessonsQuery(api, 5)),
    url: '/api/v3/member/learned/course/5',
  },
]
