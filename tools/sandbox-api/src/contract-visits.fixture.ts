import { encodeCommentId } from './comments/comment-id'
import type { TestSandbox } from './testing/test-sandbox'
import { origin, textIn } from './testing/test-sandbox'

const sms = { mobile_code: '112233' }
const back = `${origin}/login/callback`
const social = new URLSearchParams({ s_url: back, f_url: back, action: 'login' }).toString()

/** Returns a successful call for each operation of the contract, in the order to run them. */
export function contractVisits(
  server: TestSandbox,
  token: string,
): Record<string, () => Promise<unknown>> {
  let orderNo: string
  let payPath: string

  const get = (path: string) => server.request('GET', path, { token })
  const post = (path: string, body: object = {}) => server.request('POST', path, { token, body })

  async function loginCode(): Promise<string> {
    const page = await get(`/api/v3/auth/login/socialite/qq?${social}`)
    const state = new URL(page.headers.get('Location') ?? '').searchParams.get('state') ?? ''
    const done = await get(`/api/v3/auth/login/socialite/qq/callback?state=${state}&person=new`)
    return new URL(done.headers.get('Location') ?? '').searchParams.get('login_code') ?? ''
  }

  async function image(path: string) {
    const form = new FormData()
    form.set('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'me.png'))
    return server.request('POST', path, { token, form })
  }

  return {
    getStatus: () => get('/api/v3/status'),
    getConfig: () => get('/api/v2/other/config'),
    listNavs: () => get('/api/v2/navs'),
    listLinks: () => get('/api/v2/links'),
    getCaptchaImage: () => get('/api/v2/captcha/image'),
    sendSmsCode: async () => {
      const { data } = await server.get('/api/v2/captcha/image')
      const image_key = textIn(data, 'key')
      const response = await get(`/__sandbox/captcha?key=${image_key}`)
      const image_captcha = textIn(await response.json(), 'text')
      return post('/api/v2/captcha/sms', {
        mobile: '13911110000',
        image_key,
        image_captcha,
        scene: 'login',
      })
    },
    loginWithPassword: () =>
      post('/api/v2/login/password', { mobile: '13800000001', password: 'shuyuan123' }),
    loginWithSms: () => post('/api/v2/login/mobile', { mobile: '13911110001', ...sms }),
    registerWithSms: () =>
      post('/api/v2/register/sms', { mobile: '13911110002', password: 'secret', ...sms }),
    resetPassword: () =>
      post('/api/v2/password/reset', { mobile: '13800000005', password: 'secret', ...sms }),
    logout: async () =>
      server.request('POST', '/api/v2/logout', {
        token: await server.signIn('13800000003'),
        body: {},
      }),
    startScanLogin: () => post('/api/v3/auth/login/wechat-scan/url', { action: 'login' }),
    getScanCode: async () => {
      const { data } = await server.post('/api/v3/auth/login/wechat-scan/url', { action: 'bind' })
      return get(`/api/v3/auth/login/wechat-scan/query?key=${textIn(data, 'key')}`)
    },
    openScanPage: () => get('/api/v3/auth/login/wechat-scan/page?key=k&action=login'),
    redirectToWechat: () => get(`/api/v3/auth/login/wechat/oauth?${social}`),
    returnFromWechat: () => get('/api/v3/auth/login/wechat/callback?state=gone'),
    redirectToSocialite: () => get(`/api/v3/auth/login/socialite/qq?${social}`),
    returnFromSocialite: () => get('/api/v3/auth/login/socialite/qq/callback?state=gone'),
    exchangeLoginCode: async () => post('/api/v3/auth/login/code', { code: await loginCode() }),
    registerWithSocialite: async () =>
      post('/api/v3/auth/register/withSocialite', {
        mobile: '13911110003',
        code: await loginCode(),
        ...sms,
      }),
    bindSocialite: async () =>
      post('/api/v3/member/socialite/bindWithCode', { code: await loginCode() }),
    unbindSocialite: () => server.request('DELETE', '/api/v2/member/socialite/qq', { token }),
    getMember: () => get('/api/v2/member/detail'),
    setNickname: () => post('/api/v2/member/detail/nickname', { nick_name: '改过的名字' }),
    uploadAvatar: () => image('/api/v2/member/detail/avatar'),
    changePassword: () =>
      post('/api/v2/member/detail/password', {
        mobile: '13800000001',
        password: 'shuyuan123',
        ...sms,
      }),
    bindMobile: async () => {
      const made = await server.request('POST', '/__sandbox/members', {
        body: { hasMobile: false },
      })
      const other = textIn(await made.json(), 'token')
      return server.post('/api/v2/member/detail/mobile', { mobile: '13911110004', ...sms }, other)
    },
    verifyMobile: () => post('/api/v2/member/verify', { mobile: '13800000001', ...sms }),
    changeMobile: async () => {
      const other = await server.signIn('13800000006')
      const proof = { mobile: '13800000006', ...sms }
      const { data } = await server.post('/api/v2/member/verify', proof, other)
      const body = { mobile: '13911110005', sign: textIn(data, 'sign'), ...sms }
      return server.request('PUT', '/api/v2/member/mobile', { token: other, body })
    },
    uploadImage: () => image('/api/v2/upload/image'),
    agreeToAgreements: () => post('/api/v2/member/agreement/agree'),
    requestAccountDeletion: async () =>
      server.post('/api/v3/member/destroy', {}, await server.signIn('13800000007')),
    startFaceCheck: async () => {
      const made = await server.request('POST', '/__sandbox/members', {
        body: { isFaceVerified: false },
      })
      return server.post(
        '/api/v3/member/tencent/faceVerify',
        { s_url: 'PC' },
        textIn(await made.json(), 'token'),
      )
    },
    getFaceCheck: async () => {
      const made = await server.request('POST', '/__sandbox/members', {
        body: { isFaceVerified: false },
      })
      const other = textIn(await made.json(), 'token')
      const path = '/api/v3/member/tencent/faceVerify'
      const { data } = await server.post(path, { s_url: 'PC' }, other)
      const page = new URL(textIn(data, 'url'))
      const query = `${path}?biz_token=${textIn(data, 'biz_token')}&rule_id=${textIn(data, 'rule_id')}`
      await server.get(query, other)
      await server.request('POST', page.pathname + page.search)
      return server.get(query, other)
    },
    listCategories: () => get('/api/v2/course_categories'),
    listCourses: () => get('/api/v2/courses'),
    getCourse: async () => {
      for (const id of [1, 2, 3, 6]) await get(`/api/v2/course/${id}`)
    },
    toggleFavorite: () => get('/api/v2/course/1/like'),
    getAttachmentUrl: () => get('/api/v3/course/1/attach/501'),
    downloadAttachment: async () => {
      const { data } = await server.get('/api/v3/course/1/attach/501', token)
      return get(textIn(data, 'download_url').replace(origin, ''))
    },
    getOpenPlayInfo: () => get('/api/v2/video/open/play?file_id=stream&service=tencent'),
    getLesson: async () => {
      for (const id of [1001, 2001, 6001]) await get(`/api/v2/video/${id}`)
    },
    getPlayInfo: async () => {
      for (const id of [1001, 1002, 1003, 2002]) await get(`/api/v2/video/${id}/playinfo`)
    },
    recordProgress: () => post('/api/v2/video/1001/record', { duration: 30 }),
    listComments: () => get('/api/v3/comments?rt=1&rid=1'),
    listCommentReplies: async () => {
      await get('/api/v3/comments/replies?rt=1&rid=1')
      return get(`/api/v3/comments/replies?rt=1&rid=1&parent_id=${encodeCommentId(1)}`)
    },
    createComment: () =>
      post('/api/v3/comment/store', {
        rt: 1,
        rid: 1,
        content: '好',
        parent_id: encodeCommentId(1),
      }),
    listVipPlans: () => get('/api/v2/roles'),
    getVipPlan: () => get('/api/v2/role/1'),
    getPromoCode: async () => {
      for (const code of ['TEN', 'FULL', 'NOPE']) await get(`/api/v2/promoCode/${code}`)
    },
    checkPromoCode: async () => {
      for (const code of ['TEN', 'NOPE']) await get(`/api/v2/promoCode/${code}/check`)
    },
    createOrder: async () => {
      const request = { goods_type: 'COURSE', goods_id: 6, agree_protocol: 1 }
      await post('/api/v3/order', { ...request, promo_code: 'FULL' })
      const { data } = await server.post('/api/v3/order', request, token)
      orderNo = textIn(data, 'order_no')
      payPath = textIn(data, 'pay_url').replace(origin, '')
    },
    getOrderStatus: () => get(`/api/v2/order/status?order_id=${orderNo}`),
    listOrders: () => get('/api/v2/member/orders'),
    listVipPurchases: async () =>
      server.get('/api/v2/member/roles', await server.signIn('13800000002')),
    listBoughtCourses: () => get('/api/v3/member/courses'),
    listLearnedCourses: () => get('/api/v3/member/courses/learned'),
    listFavoriteCourses: () => get('/api/v3/member/courses/like'),
    listLearnedLessons: async () => {
      for (const id of [1, 6, 999]) await get(`/api/v3/member/learned/course/${id}`)
    },
    listOwnedCourses: () => get('/api/v2/member/courses'),
    listMessages: () => get('/api/v2/member/messages'),
    markMessageRead: () =>
      get('/api/v2/member/notificationMarkAsRead/0b5c2d0e-3c57-4b39-9d3b-1a2b3c4d5e6f'),
    markAllMessagesRead: () => get('/api/v2/member/notificationMarkAllAsRead'),
    getUnreadCount: () => get('/api/v2/member/unreadNotificationCount'),
    listCreditRecords: () => get('/api/v2/member/credit1Records'),
    getLatestAnnouncement: () => get('/api/v2/announcement/latest'),
    getAnnouncement: () => get('/api/v2/announcement/1'),
    listAnnouncements: () => get('/api/v2/announcements'),
    search: () => get('/api/v3/search?keywords=react&type='),
    listBlocks: () => get('/api/v2/decorationPage/blocks?page_name=pc-page-index'),
    openUserAgreement: () => get('/user/protocol'),
    openPrivacyPolicy: () => get('/user/private_protocol'),
    openVipAgreement: () => get('/user/vip_protocol'),
    openPurchaseAgreement: () => get('/user/paid_content_purchase_protocol'),
    openAboutUs: () => get('/aboutus'),
    openFaceCheckSuccess: () => get('/face-verify-success'),
    openCashier: () => get(payPath),
    payAtCashier: () => {
      const form = new FormData()
      form.set('payment_method', 'wechat')
      return server.request('POST', payPath, { form })
    },
    openPaymentSuccess: () => get('/payment/success'),
  }
}
