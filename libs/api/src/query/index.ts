// Query options for every read of the site: key, fetcher, freshness and retry rule. It holds no
// cache and renders nothing.

// The site
export { friendLinksQuery, homeBlocksQuery, navsQuery, siteConfigQuery } from './site-queries'
export {
  announcementQuery,
  announcementsQuery,
  latestAnnouncementQuery,
} from './announcement-queries'
export { searchQuery } from './search-query'

// Courses
export { categoriesQuery, courseQuery, coursesQuery } from './course-queries'
export { lessonQuery, playSourcesQuery } from './lesson-queries'
export { allCommentsQuery, commentRepliesQuery, commentsQuery } from './comment-queries'

// The learner
export { creditRecordsQuery, memberQuery, messagesQuery, unreadCountQuery } from './member-queries'
export { learnedLessonsQuery, studyListQuery } from './study-queries'
export { ordersQuery, orderStatusQuery, vipPlansQuery } from './order-queries'

// Keys and rules
export { personalScopes, queryScopes } from './scopes'
export { pageSizes } from './page-sizes'
export { shouldRetry } from './should-retry'

export type { ApiQueryOptions } from './api-query'
export type { CoursesInput } from './course-queries'
export type { SearchInput } from './search-query'
