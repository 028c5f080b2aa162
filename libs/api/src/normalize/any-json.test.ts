import { brokenReply, oddPart } from '@shuyuan/testing/broken-reply'
import { generatedRuns } from '@shuyuan/testing/sample'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeServer } from '../../test-support/fake-server'
import { createApiClient } from '../client/create-api-client'
import { isApiError } from '../error/api-error'
import { samples } from '../generated/samples'
import type { Reader } from '../wire/reader'
import * as announcement from './site/announcement'
import { readAttachmentUrl } from './course/attachment-url'
import * as comments from './course/comments'
import { readCourseCategories } from './course/course-categories'
import { readCourseDetail } from './course/course-detail'
import { readCourses } from './course/course-summary'
import { readCreditRecords } from '../query/credit-records-query'
import * as faceCheck from './account/face-check'
import { readFriendLinks } from './site/friend-links'
import { readHomeBlocks } from './site/home-blocks'
import { readLearnedLessons } from './study/learned-lessons'
import { readLessonDetail } from './course/lesson-detail'
import { readFavoriteState } from './course/favorite-state'
import * as login from './account/login'
import { readMember } from './account/member'
import * as messages from './account/messages'
import { readNavs } from './site/navs'
import * as orders from './order/orders'
import { readPlaySources } from './course/play-sources'
import { readSearchHits } from './course/search-hits'
import { readSiteConfig } from './site/site-config'
import { readStudyRows } from './study/study-rows'
import { readVipPlans } from './order/vip-plans'
import { readVipPurchases } from './order/vip-purchases'

/** Every reader with a valid sample reply. */
const readers: Record<string, [read: Reader<unknown>, reply: unknown]> = {
  readAnnouncement: [announcement.readAnnouncement, samples.getAnnouncement],
  readAnnouncements: [announcement.readAnnouncements, samples.listAnnouncements],
  readLatestAnnouncement: [announcement.readLatestAnnouncement, samples.getLatestAnnouncement],
  readAllComments: [comments.readAllComments, samples.listComments],
  readComment: [comments.readComment, samples.createComment],
  readCommentReplies: [comments.readCommentReplies, samples.listCommentReplies],
  readCommentReply: [comments.readCommentReply, samples.createComment],
  readComments: [comments.readComments, samples.listComments],
  readFaceCheck: [faceCheck.readFaceCheck, samples.startFaceCheck],
  readFaceCheckPassed: [faceCheck.readFaceCheckPassed, samples.getFaceCheck],
  readCaptchaImage: [login.readCaptchaImage, samples.getCaptchaImage],
  readCodeLogin: [login.readCodeLogin, samples.exchangeLoginCode],
  readScanCode: [login.readScanCode, samples.getScanCode],
  readScanLogin: [login.readScanLogin, samples.startScanLogin],
  readSign: [login.readSign, samples.verifyMobile],
  readToken: [login.readToken, samples.loginWithPassword],
  readMessages: [messages.readMessages, samples.listMessages],
  readUnreadCount: [messages.readUnreadCount, samples.getUnreadCount],
  readCreatedOrder: [orders.readCreatedOrder, samples.createOrder],
  readOrders: [orders.readOrders, samples.listOrders],
  readOrderStatus: [orders.readOrderStatus, samples.getOrderStatus],
  readPromoCheck: [orders.readPromoCheck, samples.checkPromoCode],
  readAttachmentUrl: [readAttachmentUrl, samples.getAttachmentUrl],
  readCourseCategories: [readCourseCategories, samples.listCategories],
  readCourseDetail: [readCourseDetail, samples.getCourse],
  readCourses: [readCourses, samples.listCourses],
  readCreditRecords: [readCreditRecords, samples.listCreditRecords],
  readFriendLinks: [readFriendLinks, samples.listLinks],
  readHomeBlocks: [readHomeBlocks, samples.listBlocks],
  readLearnedLessons: [readLearnedLessons, samples.listLearnedLessons],
  readLessonDetail: [readLessonDetail, samples.getLesson],
  readFavoriteState: [readFavoriteState, samples.toggleFavorite],
  readMember: [readMember, samples.getMember],
  readNavs: [readNavs, samples.listNavs],
  readPlaySources: [readPlaySources, samples.getPlayInfo],
  readSearchHits: [readSearchHits, samples.search],
  readSiteConfig: [readSiteConfig, samples.getConfig],
  'readStudyRows.learned': [readStudyRows.learned, samples.listLearnedCourses],
  'readStudyRows.bought': [readStudyRows.bought, samples.listBoughtCourses],
  'readStudyRows.favorites': [readStudyRows.favorites, samples.listFavoriteCourses],
  readVipPlans: [readVipPlans, samples.listVipPlans],
  readVipPurchases: [readVipPurchases, samples.listVipPurchases],
}

/** Numbers that no view can display. */
function brokenNumbersIn(value: unknown): number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(brokenNumbersIn)
    : []
}

function attempt(read: () => unknown): { model: unknown } | { error: unknown } {
  try {
    return { model: read() }
  } catch (error) {
    return { error }
  }
}

describe.each(Object.entries(readers))('%s', (_, [read, reply]) => {
  test('returns a model or throws malformed for any JSON', () => {
    fc.assert(
      fc.property(brokenReply(reply), (data) => {
        const outcome = attempt(() => read(data, 'https://api.example'))
        if ('error' in outcome) expect(outcome.error).toMatchObject({ kind: 'malformed' })
        else expect(brokenNumbersIn(outcome.model)).toEqual([])
      }),
      generatedRuns({ all: 300, sample: 50 }),
    )
  })
})

test('the client returns a model or rejects with an ApiError for any body', async () => {
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ code: oddPart, message: oddPart, data: fc.jsonValue() })
      .map((reply) => JSON.stringify(reply)),
  )
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(...Object.values(readers)), async (text, [read]) => {
      const { fetch } = fakeServer(() => new Response(text))
      const api = createApiClient({ baseUrl: 'https://host', fetch })
      const outcome = await api
        .perform({ send: (http, init) => http.GET('/api/v3/status', init), read })
        .catch((error: unknown) => error)
      if (!(outcome instanceof Error)) return
      expect(isApiError(outcome)).toBe(true)
      expect(outcome.message).not.toBe('')
    }),
    generatedRuns({ all: 1000, sample: 200 }),
  )
})
