import type { ContentPlan, ContentPromoCode } from '../src/content-shape'

/** VIP plans, cheapest first. */
export const plans: ContentPlan[] = [
  {
    id: 1,
    name: '月度会员',
    charge: 39,
    expireDays: 30,
    features: ['全部会员免费课程随心学', '课件与练习资料下载', '学习进度多端同步'],
  },
  {
    id: 2,
    name: '季度会员',
    charge: 99,
    expireDays: 90,
    features: [
      '全部会员免费课程随心学',
      '课件与练习资料下载',
      '学习进度多端同步',
      '每月一次直播答疑回放',
    ],
  },
  {
    id: 3,
    name: '年度会员',
    charge: 298,
    expireDays: 365,
    features: [
      '全部会员免费课程随心学',
      '课件与练习资料下载',
      '学习进度多端同步',
      '每月一次直播答疑回放',
      '新课上线前一周抢先看',
      '折合每天不到 9 角',
    ],
  },
  {
    id: 4,
    name: '三年会员',
    charge: 698,
    expireDays: 1095,
    features: [
      '包含年度会员的全部权益',
      '三年内新增的会员课程全部免费',
      '结课证明电子版',
      '专属学习顾问，工作日 12 小时内回复',
    ],
  },
]

/** Promo codes: three valid ones, one for a single order, an expired one, and one that its owner cannot use. */
export const promoCodes: ContentPromoCode[] = [
  { code: 'WELCOME20', discount: 20, reward: 0, expiredAt: null },
  { code: 'STUDY50', discount: 50, reward: 10, expiredAt: '2037-12-31 23:59:59' },
  { code: 'ALLFREE', discount: 10000, reward: 0, expiredAt: null },
  { code: 'FIRSTONLY', discount: 30, reward: 0, expiredAt: null, useLimit: 1 },
  { code: 'SPRING2024', discount: 30, reward: 0, expiredAt: '2024-05-31 23:59:59' },
  { code: 'U13800000001', discount: 15, reward: 15, expiredAt: null, ownerMobile: '13800000001' },
]
