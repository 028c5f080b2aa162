import type { ContentMessage } from '../src/content-shape'

const learner = '13800000001'

/** Message center of the demo learner: four unread, two pages in all. */
export const messages: ContentMessage[] = [
  {
    mobile: learner,
    text: '用户注册成功，欢迎加入书院学堂。',
    read: true,
    createdAt: '2025-03-02 09:12:40',
  },
  {
    mobile: learner,
    text: '你已成功订阅课程《JavaScript 核心：从语法到异步》。',
    read: true,
    createdAt: '2025-03-02 20:31:05',
  },
  {
    mobile: learner,
    text: '你已看完一节《导学：这门语言的三张面孔》，获得 10 积分。',
    read: true,
    createdAt: '2025-03-03 21:04:18',
  },
  {
    mobile: learner,
    text: '你在课程《JavaScript 核心：从语法到异步》下的评论已通过审核。',
    read: true,
    createdAt: '2025-03-10 10:26:51',
  },
  {
    mobile: learner,
    text: '你关注的分类“数学”上新了课程《线性代数：从几何直观出发》。',
    read: true,
    createdAt: '2025-06-18 12:00:00',
  },
  {
    mobile: learner,
    text: '你购买的课程《线性代数：从几何直观出发》已支付成功，实付 ¥149，感谢你的支持。',
    read: true,
    createdAt: '2025-09-01 19:47:33',
  },
  {
    mobile: learner,
    text: '半杯美式回复了你的评论：“第七节的 once 我想了半小时。”',
    read: false,
    createdAt: '2026-03-08 08:15:09',
  },
  {
    mobile: learner,
    text: '你已连续学习 7 天，获得 20 积分，继续保持。',
    read: false,
    createdAt: '2026-04-20 22:01:47',
  },
  {
    mobile: learner,
    text: '课程《SQL 查询从入门到写对》新增了 2 节课和一份练习数据，你可以免费学习。',
    read: false,
    createdAt: '2026-05-11 12:00:00',
  },
  {
    mobile: learner,
    text: '系统将于 5 月 30 日 02:00–04:00 升级维护，期间可能无法播放视频，学习进度不受影响。',
    read: false,
    createdAt: '2026-05-26 17:30:00',
  },
  {
    mobile: '13800000002',
    text: '你已成功开通年度会员，全部会员免费课程已解锁。',
    read: true,
    createdAt: '2026-01-05 11:20:00',
  },
  {
    mobile: '13800000002',
    text: '本月会员直播答疑回放已上线，欢迎观看。',
    read: false,
    createdAt: '2026-05-15 20:00:00',
  },
  {
    mobile: '13800000003',
    text: '你的会员已到期，续费后可继续学习会员课程，学习进度为你保留。',
    read: false,
    createdAt: '2026-02-01 09:00:00',
  },
]
