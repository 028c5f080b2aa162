import * as write from '../src/index'
import type { OperationCase } from './contract'

const proof = { mobile: '13800000001', mobileCode: '012345' }
const sentProof = { mobile: '13800000001', mobile_code: '012345' }
const course = { kind: 'course', id: 5 } as const
const lesson = { kind: 'lesson', id: 31 } as const
const id = '7d9f1c34-52ab-4e0e-8c61-90b7e5a3d214'

/** Every function that is not a query, with its expected request. */
export const writeCases: OperationCase[] = [
  { operation: 'getCaptchaImage', call: write.fetchCaptchaImage },
  {
    operation: 'sendSmsCode',
    call: (api) =>
      write.sendSmsCode(api, {
        mobile: '13800000001',
        imageKey: 'key',
        imageCaptcha: 'aB3d',
        scene: 'mobile_bind',
      }),
    body: {
      mobile: '13800000001',
      image_key: 'key',
      image_captcha: 'aB3d',
      scene: 'mobile_bind',
    },
  },
  {
    operation: 'loginWithPassword',
    call: (api) => write.loginWithPassword(api, { mobile: '13800000001', password: ' secret ' }),
    body: { mobile: '13800000001', password: ' secret ' },
  },
  {
    operation: 'loginWithSms',
    call: (api) => write.loginWithSms(api, { ...proof, msv: '17' }),
    body: { ...sentProof, msv: '17' },
  },
  {
    operation: 'loginWithSms',
    call: (api) => write.loginWithSms(api, proof),
    body: sentProof,
  },
  {
    operation: 'registerWithSms',
    call: (api) => write.registerWithSms(api, { ...proof, password: 'secret', msv: '' }),
    body: { ...sentProof, password: 'secret', msv: '' },
  },
  {
    operation: 'resetPassword',
    call: (api) => write.resetPassword(api, { ...proof, password: 'secret' }),
    body: { ...sentProof, password: 'secret' },
  },
  { operation: 'logout', call: write.logout },
  {
    operation: 'exchangeLoginCode',
    call: (api) => write.exchangeLoginCode(api, { code: 'k3J', msv: '17' }),
    body: { code: 'k3J', msv: '17' },
  },
  {
    operation: 'registerWithSocialite',
    call: (api) => write.registerWithSocialite(api, { ...proof, code: 'k3J', msv: '17' }),
    body: { ...sentProof, code: 'k3J', msv: '17' },
  },
  {
    operation: 'startScanLogin',
    call: (api) => write.startScanLogin(api, { action: 'bind' }),
    body: { action: 'bind' },
  },
  {
    operation: 'getScanCode',
    call: (api) => write.fetchScanCode(api, { key: 'a b' }),
    url: '/api/v3/auth/login/wechat-scan/query?key=a%20b',
  },
  {
    operation: 'bindSocialite',
    call: (api) => write.bindSocialite(api, { code: 'k3J' }),
    body: { code: 'k3J' },
  },
  {
    operation: 'unbindSocialite',
    call: (api) => write.unbindSocialite(api, { app: 'qq' }),
    url: '/api/v2/member/socialite/qq',
  },
  { operation: 'getMember', call: write.fetchMember },
  {
    operation: 'setNickname',
    call: (api) => write.setNickname(api, { nickname: '小明' }),
    body: { nick_name: '小明' },
  },
  {
    operation: 'changePassword',
    call: (api) => write.changePassword(api, { ...proof, password: 'secret' }),
    body: { ...sentProof, password: 'secret' },
  },
  { operation: 'bindMobile', call: (api) => write.bindMobile(api, proof), body: sentProof },
  { operation: 'verifyMobile', call: (api) => write.verifyMobile(api, proof), body: sentProof },
  {
    operation: 'changeMobile',
    call: (api) => write.changeMobile(api, { ...proof, sign: 'proof' }),
    body: { ...sentProof, sign: 'proof' },
  },
  { operation: 'agreeToAgreements', call: write.agreeToAgreements },
  { operation: 'requestAccountDeletion', call: write.requestAccountDeletion },
  { operation: 'startFaceCheck', call: write.startFaceCheck, body: { s_url: 'PC' } },
  {
    operation: 'getFaceCheck',
    call: (api) => write.fetchFaceCheckPassed(api, { ruleId: '1', bizToken: 'T-1' }),
    url: '/api/v3/member/tencent/faceVerify?rule_id=1&biz_token=T-1',
  },
  {
    operation: 'toggleFavorite',
    call: (api) => write.toggleFavorite(api, { courseId: 5 }),
    url: '/api/v2/course/5/like',
  },
  {
    operation: 'getAttachmentUrl',
    call: (api) => write.fetchAttachmentUrl(api, { courseId: 5, attachmentId: 7 }),
    url: '/api/v3/course/5/attach/7',
  },
  {
    operation: 'recordProgress',
    call: (api) => write.recordProgress(api, { lessonId: 31, seconds: 12.9 }),
    url: '/api/v2/video/31/record',
    body: { duration: 12 },
  },
  {
    operation: 'createComment',
    call: (api) => write.createComment(api, { target: course, content: '好' }),
    body: { rt: 1, rid: 5, content: '好' },
  },
  {
    operation: 'createComment',
    call: (api) =>
      write.createComment(api, { target: lesson, content: '好', parentId: 'P', replyId: 'R' }),
    body: { rt: 2, rid: 31, content: '好', parent_id: 'P', reply_id: 'R' },
  },
  {
    operation: 'checkPromoCode',
    call: (api) => write.checkPromoCode(api, { code: '春/26' }),
    url: '/api/v2/promoCode/%E6%98%A5%2F26/check',
  },
  {
    operation: 'createOrder',
    call: (api) =>
      write.createOrder(api, { goodsType: 'COURSE', goodsId: 5, promoCode: 'SPRING26' }),
    body: { goods_type: 'COURSE', goods_id: 5, agree_protocol: 1, promo_code: 'SPRING26' },
  },
  {
    operation: 'createOrder',
    call: (api) => write.createOrder(api, { goodsType: 'ROLE', goodsId: 2, promoCode: '' }),
    body: { goods_type: 'ROLE', goods_id: 2, agree_protocol: 1 },
  },
  {
    operation: 'markMessageRead',
    call: (api) => write.markMessageRead(api, { id }),
    url: `/api/v2/member/notificationMarkAsRead/${id}`,
  },
  { operation: 'markAllMessagesRead', call: write.markAllMessagesRead },
]
