import type { ContentCourse, ContentLesson, SandboxContent } from '../content-shape'

function lesson(id: number, chapterId: number, rest: Partial<ContentLesson> = {}): ContentLesson {
  return {
    id,
    chapterId,
    title: `第${id}节`,
    duration: 100,
    freeSeconds: 0,
    isSeekable: true,
    allowsComments: true,
    publishedAt: `2026-01-02 08:00:${String(id % 60).padStart(2, '0')}`,
    media: 'stream',
    ...rest,
  }
}

function course(id: number, rest: Partial<ContentCourse> = {}): ContentCourse {
  return {
    id,
    title: `课程${id}`,
    cover: `/images/covers/${id}.svg`,
    price: 99,
    shortDescription: '一门小课',
    descriptionHtml: '<p>介绍 <img src="/images/covers/1.svg"></p>',
    isFree: false,
    isVipFree: true,
    allowsComments: true,
    userCount: id,
    categoryId: 11,
    publishedAt: `2026-01-0${(id % 9) + 1} 08:00:00`,
    isVisible: true,
    isRecommended: false,
    chapters: [],
    lessons: [],
    attachments: [],
    ...rest,
  }
}

/**
 * A small school with one of everything. Course 1 is paid and has chapters, a trial and attachments.
 * Course 2 is free and has lessons outside chapters. Course 3 has no lessons, category or cover.
 * Course 4 is hidden, course 5 unpublished. Course 6 is paid, not included in VIP and closed for
 * comments, and its lessons are not stored in the order of publication.
 */
export const fixtureContent: SandboxContent = {
  site: {
    name: '测试学堂',
    icp: '备1',
    icpLink: 'https://example.test/icp',
    icp2: '备2',
    icp2Link: 'https://example.test/icp2',
    coursePurchaseNotice: '<p>须知</p>',
    aboutHtml: '<p>我们</p>',
    agreements: {
      user: { title: '用户协议', html: '<p>用户协议正文</p>' },
      privacy: { title: '隐私政策', html: '<p>隐私政策正文</p>' },
      vip: { title: '会员协议', html: '<p>会员协议正文</p>' },
      paidContent: { title: '购买协议', html: '<p>购买协议正文</p>' },
    },
  },
  categories: [
    { id: 1, name: '编程', children: [{ id: 11, name: '前端' }] },
    { id: 2, name: '语言', children: [] },
  ],
  courses: [
    course(1, {
      title: 'React 入门',
      isRecommended: true,
      chapters: [
        { id: 101, title: '第一章' },
        { id: 102, title: '第二章' },
      ],
      lessons: [
        lesson(1001, 101, { freeSeconds: 20 }),
        lesson(1002, 102, { media: 'plain', freeSeconds: 20 }),
        lesson(1003, 0, { media: 'nothing' }),
        lesson(1004, 101, { title: '将来的一节', publishedAt: '2037-01-01 00:00:00' }),
      ],
      attachments: [
        { id: 501, name: '讲义', extension: 'md', file: 'notes.md', size: 12 },
        { id: 502, name: '丢了的讲义', extension: 'md', file: 'lost.md', size: 12 },
      ],
    }),
    course(2, {
      price: 0,
      isFree: true,
      categoryId: 2,
      lessons: [lesson(2001, 0), lesson(2002, 0, { media: 'frame' })],
    }),
    course(3, { cover: '', categoryId: 0, price: 0 }),
    course(4, { isVisible: false }),
    course(5, { publishedAt: '2037-01-01 00:00:00' }),
    course(6, {
      isVipFree: false,
      allowsComments: false,
      price: 30,
      descriptionHtml: `<p>${'前文'.repeat(80)}Vue 组件${'后文'.repeat(80)}</p>`,
      lessons: [
        lesson(6001, 0, { publishedAt: '2026-01-03 08:00:00' }),
        lesson(6002, 0, { publishedAt: '2026-01-02 08:00:00' }),
      ],
    }),
  ],
  media: {
    stream: {
      urls: [
        {
          url: '/media/hd.m3u8',
          format: 'm3u8',
          name: 720,
          duration: 100,
          height: 720,
          width: 1280,
          size: 9,
        },
        {
          url: '/media/hd.mp4',
          format: 'mp4',
          name: 720,
          duration: 100,
          height: 720,
          width: 1280,
          size: 9,
        },
      ],
    },
    plain: { urls: [{ url: '/media/plain.mp4', format: 'mp4', name: '默认', duration: 0 }] },
    frame: {
      urls: [
        { url: '<iframe src="/media/embed.html"></iframe>', format: '', name: '默认', duration: 0 },
      ],
    },
    nothing: { urls: [] },
  },
  comments: [
    {
      target: 'course',
      targetId: 1,
      author: '小明',
      content: '很好',
      approved: true,
      createdAt: '2026-02-01 10:00:00',
      replies: [
        { author: '小红', content: '同意', approved: true, createdAt: '2026-02-01 11:00:00' },
        {
          author: '小明',
          content: '等审核',
          approved: false,
          createdAt: '2026-02-01 12:00:00',
          replyToIndex: 0,
        },
      ],
    },
    {
      target: 'course',
      targetId: 1,
      author: '小红',
      content: '还没审核',
      approved: false,
      createdAt: '2026-02-02 10:00:00',
      replies: [],
    },
  ],
  users: [
    { nickName: '小明', avatar: '' },
    { nickName: '小红', avatar: '/images/avatars/1.svg' },
  ],
  announcements: [
    { id: 1, title: '旧公告', html: '<p>旧</p>', viewTimes: 3, createdAt: '2026-01-01 08:00:00' },
    { id: 2, title: '新公告', html: '<p>新</p>', viewTimes: 5, createdAt: '2026-02-01 08:00:00' },
  ],
  navs: [
    { name: '首页', url: '/', blank: 0, children: [] },
    {
      name: '课程',
      url: '/courses',
      blank: 0,
      children: [{ name: '外站', url: 'https://example.test', blank: 1 }],
    },
  ],
  links: [{ name: '友站', url: 'https://friend.example.test' }],
  plans: [
    { id: 1, name: '月度会员', charge: 29, expireDays: 30, features: [] },
    { id: 2, name: '年度会员', charge: 199, expireDays: 365, features: ['全站会员课', '优先答疑'] },
  ],
  promoCodes: [
    { code: 'TEN', discount: 10, reward: 5, expiredAt: null },
    { code: 'FULL', discount: 500, reward: 0, expiredAt: '2036-01-01 00:00:00' },
    { code: 'OLD', discount: 10, reward: 0, expiredAt: '2020-01-01 00:00:00' },
    { code: 'MINE', discount: 10, reward: 5, expiredAt: null, ownerMobile: '13800000001' },
    { code: 'ONCE', discount: 10, reward: 0, expiredAt: null, useLimit: 1 },
  ],
  blocks: [
    { sign: 'pc-slider', config: [{ src: '/images/slides/1.svg', href: '/courses' }] },
    { sign: 'pc-vod-v1', config: { title: '推荐', courseIds: [1, 3, 999] } },
    { sign: 'code', config: { html: '<p>自由文本</p>' } },
  ],
  messages: [
    { mobile: '13800000001', text: '欢迎', read: true, createdAt: '2026-03-01 08:00:00' },
    { mobile: '13800000001', text: '新课上线', read: false, createdAt: '2026-03-02 08:00:00' },
    { mobile: '13800000001', text: '记得复习', read: false, createdAt: '2026-03-03 08:00:00' },
  ],
}
