// Query options for all reads: key, fetcher, stale time and retry rule. One file per domain, so
// that a page bundles only the normalizers that it uses.

// The site
export { friendLinksQuery, navsQuery, siteConfigQuery } from './site-queries'
export { homeBlocksQuery } from './home-blocks-query'
export {
  announcementQuery,
  announcementsQuery,
  latestAnnouncementQuery,
} from './announcement-queries'
export { searchQuery } from './search-query'

// Courses
export { categoriesQuery } from './categories-query'
export { courseQuery } from './course-query'
export { coursesQuery } from './courses-query'
export { lessonQuery, playSourcesQuery } from './lesson-queries'
export { allCommentsQuery, commentRepliesQuery, commentsQuery } from './comment-queries'

// The learner
export { creditRecordsQuery } from './credit-records-query'
export { memberQuery } from './member-query'
export { messagesQuery, unreadCountQuery } from './message-queries'
export { learnedLessonsQuery } from './learned-lessons-query'
export { studyListQuery } from './study-list-query'
export { ordersQuery, orderStatusQuery, vipPlansQuery, vipPurchasesQuery } from './order-queries'

// Keys and rules
export { personalScopes, queryScopes } from './scopes'
export { pageSizes } from './page-sizes'
export { retryAtOnce, shouldRetry } from './retry'

export type { ApiQueryOptions } from './api-query'
export type { CoursesInput } from './courses-query'
export type { SearchInput } from './search-query'
export type { StudyListInput } from './study-list-query'
