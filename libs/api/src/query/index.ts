// Query options for every read of the site: key, fetcher, freshness and retry rule. It holds no
// cache and renders nothing. A file each, so that a page brings the normalizers of its own reads only.

// The site
export { friendLinksQuery } from './friend-links-query'
export { homeBlocksQuery } from './home-blocks-query'
export { navsQuery } from './navs-query'
export { siteConfigQuery } from './site-config-query'
export { announcementQuery, announcementsQuery } from './announcement-queries'
export { latestAnnouncementQuery } from './latest-announcement-query'
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
export { messagesQuery } from './messages-query'
export { unreadCountQuery } from './unread-count-query'
export { learnedLessonsQuery, studyListQuery } from './study-queries'
export { ordersQuery, orderStatusQuery, vipPlansQuery, vipPurchasesQuery } from './order-queries'

// Keys and rules
export { personalScopes, queryScopes } from './scopes'
export { pageSizes } from './page-sizes'
export { shouldRetry } from './retry'

export type { ApiQueryOptions } from './api-query'
export type { CoursesInput } from './courses-query'
export type { SearchInput } from './search-query'
export type { StudyListInput } from './study-queries'
