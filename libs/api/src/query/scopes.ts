/**
 * Beginnings of query keys, for invalidating or removing what belongs together.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: queryScopes.messages })
 */
export const queryScopes = {
  /** Config, navigation, friendly links. */
  site: ['shuyuan', 'site'],
  announcements: ['shuyuan', 'announcements'],
  homeBlocks: ['shuyuan', 'home-blocks'],
  search: ['shuyuan', 'search'],
  vipPlans: ['shuyuan', 'vip-plans'],
  /** Categories, lists and details of courses. */
  courses: ['shuyuan', 'courses'],
  /** Pages of the course list only. */
  courseLists: ['shuyuan', 'courses', 'list'],
  /** Details of courses only. */
  courseDetails: ['shuyuan', 'courses', 'detail'],
  /** Lessons with their playable URLs. */
  lessons: ['shuyuan', 'lessons'],
  /** Details of lessons only. */
  lessonDetails: ['shuyuan', 'lessons', 'detail'],
  comments: ['shuyuan', 'comments'],
  /** The signed-in learner. */
  member: ['shuyuan', 'member'],
  /** Message center and number of unread messages. */
  messages: ['shuyuan', 'messages'],
  /** Pages of the message center only. */
  messageLists: ['shuyuan', 'messages', 'list'],
  /** Changes of the points balance. */
  credit: ['shuyuan', 'credit'],
  /** Orders and the state of one. */
  orders: ['shuyuan', 'orders'],
  /** Lists of the study center and progress by lesson. */
  study: ['shuyuan', 'study'],
} as const

/**
 * Everything whose content depends on who is signed in. Keys do not name the learner, so remove
 * these whenever a session begins or ends.
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
