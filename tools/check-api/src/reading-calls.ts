import { member } from '@shuyuan/contract'
import { textAt, valueAt } from './value-at'

/** `data` of the replies so far, by operation. */
export type Answers = ReadonlyMap<string, unknown>

/** A call that changes nothing. */
export interface ReadingCall {
  operation: string
  /** Path and query; null if no earlier reply had an ID to request. */
  path: (answers: Answers) => string | null
  /** Whether a refusal in the format of the contract is acceptable. */
  mayRefuse?: boolean
}

const at = (path: string) => () => path

function withId(operation: string, path: string[], build: (id: string) => string) {
  return (answers: Answers) => {
    const id = textAt(answers.get(operation), ...path)
    return id === null ? null : build(encodeURIComponent(id))
  }
}

/** Prefers a course with lessons, so that one of them can be requested. */
function courseId(answers: Answers): string | null {
  const rows = Object.values(valueAt(answers.get('listCourses'), 'data') ?? {})
  const filled = rows.find((row) => Number(member(row, 'videos_count')) > 0)
  return textAt(filled ?? rows[0], 'id')
}

function lessonId(answers: Answers): string | null {
  const chapters = Object.values(valueAt(answers.get('getCourse'), 'videos') ?? {})
  return textAt(chapters[0], '0', 'id')
}

const ofCourse = (build: (id: string) => string) => (answers: Answers) => {
  const id = courseId(answers)
  return id === null ? null : build(id)
}

const ofLesson = (build: (id: string) => string) => (answers: Answers) => {
  const id = lessonId(answers)
  return id === null ? null : build(id)
}

function replies(answers: Answers): string | null {
  const parent = textAt(answers.get('listComments'), 'data', '0', 'id')
  const course = courseId(answers)
  if (parent === null || course === null) return null
  return `/api/v3/comments/replies?rt=1&rid=${course}&parent_id=${encodeURIComponent(parent)}`
}

/** Searches for the start of a title, which must be found. */
function searchForCourse(answers: Answers): string | null {
  const title = textAt(answers.get('listCourses'), 'data', '0', 'title')
  if (title === null) return null
  return `/api/v3/search?type=&keywords=${encodeURIComponent(title.slice(0, 4))}`
}

/** Calls of visitors. Later calls use IDs from earlier replies. */
const publicCalls: ReadingCall[] = [
  { operation: 'getStatus', path: at('/api/v3/status') },
  { operation: 'getConfig', path: at('/api/v2/other/config') },
  { operation: 'listNavs', path: at('/api/v2/navs') },
  { operation: 'listLinks', path: at('/api/v2/links') },
  { operation: 'getCaptchaImage', path: at('/api/v2/captcha/image') },
  {
    operation: 'listBlocks',
    path: at('/api/v2/decorationPage/blocks?page_name=pc-page-index'),
  },
  { operation: 'listCategories', path: at('/api/v2/course_categories') },
  { operation: 'listCourses', path: at('/api/v2/courses?page=1&page_size=16') },
  { operation: 'getCourse', path: ofCourse((id) => `/api/v2/course/${id}`) },
  { operation: 'getLesson', path: ofLesson((id) => `/api/v2/video/${id}`) },
  {
    operation: 'getOpenPlayInfo',
    path: at('/api/v2/video/open/play?file_id=none&service=aliyun'),
    mayRefuse: true,
  },
  { operation: 'listComments', path: ofCourse((id) => `/api/v3/comments?rt=1&rid=${id}`) },
  { operation: 'listCommentReplies', path: replies },
  { operation: 'listVipPlans', path: at('/api/v2/roles') },
  {
    operation: 'getVipPlan',
    path: withId('listVipPlans', ['0', 'id'], (id) => `/api/v2/role/${id}`),
  },
  { operation: 'getPromoCode', path: at('/api/v2/promoCode/NONE'), mayRefuse: true },
  { operation: 'getLatestAnnouncement', path: at('/api/v2/announcement/latest') },
  { operation: 'listAnnouncements', path: at('/api/v2/announcements?page=1&size=10') },
  {
    operation: 'getAnnouncement',
    path: withId('listAnnouncements', ['data', '0', 'id'], (id) => `/api/v2/announcement/${id}`),
  },
  { operation: 'search', path: searchForCourse },
  {
    operation: 'getScanCode',
    path: at('/api/v3/auth/login/wechat-scan/query?key=none'),
    mayRefuse: true,
  },
]

const pageCalls: ReadingCall[] = [
  { operation: 'openUserAgreement', path: at('/user/protocol') },
  { operation: 'openPrivacyPolicy', path: at('/user/private_protocol') },
  { operation: 'openVipAgreement', path: at('/user/vip_protocol') },
  { operation: 'openPurchaseAgreement', path: at('/user/paid_content_purchase_protocol') },
  { operation: 'openAboutUs', path: at('/aboutus') },
]

const personalCalls: ReadingCall[] = [
  { operation: 'getMember', path: at('/api/v2/member/detail') },
  { operation: 'getUnreadCount', path: at('/api/v2/member/unreadNotificationCount') },
  { operation: 'listMessages', path: at('/api/v2/member/messages?page=1&page_size=10') },
  { operation: 'listCreditRecords', path: at('/api/v2/member/credit1Records?page=1&page_size=10') },
  { operation: 'listOrders', path: at('/api/v2/member/orders?page=1&page_size=10') },
  {
    operation: 'getOrderStatus',
    path: withId(
      'listOrders',
      ['data', '0', 'order_id'],
      (id) => `/api/v2/order/status?order_id=${id}`,
    ),
  },
  { operation: 'listVipPurchases', path: at('/api/v2/member/roles?page=1&page_size=10') },
  { operation: 'listBoughtCourses', path: at('/api/v3/member/courses?page=1&size=10') },
  { operation: 'listLearnedCourses', path: at('/api/v3/member/courses/learned?page=1&size=10') },
  { operation: 'listFavoriteCourses', path: at('/api/v3/member/courses/like?page=1&size=10') },
  { operation: 'listOwnedCourses', path: at('/api/v2/member/courses?page=1&page_size=10') },
  {
    operation: 'listLearnedLessons',
    path: ofCourse((id) => `/api/v3/member/learned/course/${id}`),
  },
  {
    operation: 'getPlayInfo',
    path: ofLesson((id) => `/api/v2/video/${id}/playinfo`),
    mayRefuse: true,
  },
  { operation: 'checkPromoCode', path: at('/api/v2/promoCode/NONE/check'), mayRefuse: true },
]

/** Returns the calls of a check in order; the personal ones only with a token. */
export function readingCalls(hasToken: boolean): ReadingCall[] {
  return [...publicCalls, ...(hasToken ? personalCalls : []), ...pageCalls]
}

/** Read operations that are excluded, with the reason. */
export const leftAlone: ReadonlyMap<string, string> = new Map([
  ['toggleFavorite', 'changes the favorites'],
  ['markMessageRead', 'changes the messages'],
  ['markAllMessagesRead', 'changes the messages'],
  ['getAttachmentUrl', 'uses up downloads of the member'],
  ['downloadAttachment', 'needs a download URL'],
  ['getFaceCheck', 'asks the provider of the face check'],
  ['openScanPage', 'belongs to a scan that is going on'],
  ['redirectToWechat', 'starts a sign-in at a third party'],
  ['returnFromWechat', 'ends a sign-in at a third party'],
  ['redirectToSocialite', 'starts a sign-in at a third party'],
  ['returnFromSocialite', 'ends a sign-in at a third party'],
  ['openFaceCheckSuccess', 'follows a face check'],
  ['openCashier', 'needs an order'],
  ['openPaymentSuccess', 'follows a payment'],
])
