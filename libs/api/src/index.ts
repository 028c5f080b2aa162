// Typed client of the site's API with one error type and normalized models. Independent of React,
// storage and the router.

export { createApiClient } from './client/create-api-client'
export type { ApiClient, ApiClientOptions, Call, CallOptions } from './client/api-client'
export { request } from './calls/request'
export type { paths } from './generated/schema'

// Errors
export { ApiError, isApiError } from './error/api-error'
export type { ApiErrorKind } from './error/api-error'
export {
  describeError,
  isMaintenance,
  isRefusal,
  isRetryable,
  isSilentError,
} from './error/error-kinds'
export type { ErrorSentences } from './error/error-kinds'
export { englishErrors } from './error/english-errors'

// Signing in
export { fetchCaptchaImage, sendSmsCode } from './calls/captcha'
export { loginWithPassword, loginWithSms, registerWithSms, resetPassword } from './calls/login'
export { logout } from './calls/logout'
export {
  bindSocialite,
  exchangeLoginCode,
  fetchScanCode,
  registerWithSocialite,
  startScanLogin,
  unbindSocialite,
} from './calls/socialite'
export { socialiteLoginUrl } from './calls/socialite-login-url'
export type { SmsCodeInput } from './calls/captcha'
export type { MobileProof, Referred, TokenResult } from './calls/login'
export type { SocialiteAction, SocialiteApp } from './calls/socialite'
export type { SocialiteLoginInput } from './calls/socialite-login-url'

// Account of the learner
export {
  agreeToAgreements,
  bindMobile,
  changeMobile,
  changePassword,
  requestAccountDeletion,
  fetchMember,
  setNickname,
  uploadAvatar,
  verifyMobile,
} from './calls/member'
export { fetchFaceCheckPassed, startFaceCheck } from './calls/face-check'
export { markAllMessagesRead, markMessageRead } from './calls/message'
export {
  isVipActive,
  type CaptchaImage,
  type CodeLoginResult,
  type CreditRecord,
  type FaceCheck,
  type Member,
  type Message,
  type ScanLogin,
  type SmsScene,
} from './models/account'

// Learning and buying
export { fetchAttachmentUrl, recordProgress, toggleFavorite } from './calls/course'
export { fetchAttachment, type AttachmentDownload } from './calls/fetch-attachment'
export { createComment, commentAsSent, type CommentInput } from './calls/comment'
export { checkPromoCode, createOrder } from './calls/order'
export type { OrderInput } from './calls/order'

// Site snapshot and models
export { readSiteSnapshot } from './normalize/site/site-snapshot'
export type { SiteSnapshot } from './normalize/site/site-snapshot'
export type { Comment, CommentAuthor, CommentReply, CommentTarget } from './models/comment'
export type { Announcement, HomeBlock, LinkedImage, SearchHit } from './models/content'
export type {
  Attachment,
  Course,
  CourseCategory,
  CourseDetail,
  CourseScene,
  CourseSummary,
  LearnedLesson,
  Lesson,
  LessonDetail,
  LessonGroup,
  LessonProgress,
  PlaySource,
  ProgressByLesson,
  RemovedStudyRow,
  StudyEntry,
  StudyList,
  StudyRow,
} from './models/course'
export type { Instant } from './wire/scalars'
export type {
  CreatedOrder,
  GoodsType,
  Order,
  OrderStatus,
  PromoCheck,
  VipPlan,
  VipPurchase,
} from './models/order'
export type { Page } from './wire/page-reader'
export type { FriendLink, NavItem, SiteConfig } from './models/site'
