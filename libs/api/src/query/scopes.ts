/**
 * Query key prefixes, for invalidating or removing related queries.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: queryScopes.messages })
 */
export const queryScopes = {
  /** Config, navigation and friend links. */
  site: ['shuyuan', 'site'],
  announcements: ['shuyuan', 'announcements'],
  homeBlocks: ['shuyuan', 'home-blocks'],
  search: ['shuyuan', 'search'],
  vipPlans: ['shuyuan', 'vip-plans'],
  /** Categories, course lists and course details. */
  courses: ['shuyuan', 'courses'],
  /** Course lists only. */
  courseLists: ['shuyuan', 'courses', 'list'],
  /** Course details only. */
  courseDetails: ['shuyuan', 'courses', 'detail'],
  /** Lesson details and play sources. */
  lessons: ['shuyuan', 'lessons'],
  /** Lesson details only. */
  lessonDetails: ['shuyuan', 'lessons', 'detail'],
  comments: ['shuyuan', 'comments'],
  member: ['shuyuan', 'member'],
  /** Message lists and the unread count. */
  messages: ['shuyuan', 'messages'],
  /** Message lists only. */
  messageLists: ['shuyuan', 'messages', 'list'],
  /** Points changes. */
  credit: ['shuyuan', 'credit'],
  /** Orders and order statuses. */
  orders: ['shuyuan', 'orders'],
  /** Study lists and lesson progress. */
  study: ['shuyuan', 'study'],
} as const

/**
 * Prefixes of all queries whose data depends on who is signed in. Keys do not contain the learner,
 * so remove these queries whenever a session begins or ends.
 *
 * @example
 * for (const queryKey of personalScopes) queryClient.removeQueries({ queryKey })
 */
export const personalScopes = [
  queryScopes.courseDetails,
  queryScopes.lessons,
  queryScopes.member,
  queryScopes.messages,
  queryScopes.credit,
  queryScopes.orders,
  queryScopes.study,
] as const
