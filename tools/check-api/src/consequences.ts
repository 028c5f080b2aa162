const consequences: Record<string, string> = {
  getConfig: 'no name, logo, agreements or third-party sign-in; all that depends on settings waits',
  listNavs: 'where the config names none, the header has no menu',
  listLinks: 'where the config names none, the footer has no links',
  getCaptchaImage: 'no SMS code can be asked for: no sign-in by code, no registration',
  listBlocks: 'the home page shows categories and the newest courses instead of its blocks',
  listCategories: 'the course list cannot be filtered',
  listCourses: 'the course list is empty or fails',
  getCourse: 'course pages fail',
  getLesson: 'lesson pages fail',
  listComments: 'course and lesson pages show no comments',
  listCommentReplies: 'long threads cannot be unfolded',
  listVipPlans: 'the membership page is empty',
  getLatestAnnouncement: 'no announcement bar',
  listAnnouncements: 'the list of announcements fails',
  getAnnouncement: 'announcements cannot be read',
  search: 'the search fails',
  getScanCode: 'sign-in by scan never ends',
  getMember: 'learners cannot sign in',
  getUnreadCount: 'new messages are not shown',
  listMessages: 'the message list fails',
  listCreditRecords: 'the list of points fails',
  listOrders: 'the list of orders fails',
  getOrderStatus: 'a payment is not noticed',
  listVipPurchases: 'the end of a membership is not shown',
  listBoughtCourses: 'the tab of bought courses fails',
  listLearnedCourses: 'learners cannot continue where they stopped',
  listFavoriteCourses: 'the tab of favorites fails',
  listLearnedLessons: 'progress of single lessons is not shown',
  getPlayInfo: 'lessons do not play',
  checkPromoCode: 'promo codes cannot be used',
  openUserAgreement: 'the user agreement cannot be read before consent',
  openPrivacyPolicy: 'the privacy policy cannot be read before consent',
  openVipAgreement: 'the membership agreement cannot be read before buying',
  openPurchaseAgreement: 'the purchase agreement cannot be read before buying',
  openAboutUs: 'the page about the school cannot be read',
}

/**
 * Returns what stops working on the site if an operation does not match the contract; null if the
 * site does not use it.
 */
export function consequenceOf(operation: string): string | null {
  return consequences[operation] ?? null
}
