import { samples, type OperationData } from '@shuyuan/api/testing'

type CourseRow = OperationData['listCourses']['data'][number]

/** Title, cover, price in yuan (0 is free), number of learners, whether it is included in VIP. */
const shelf: [title: string, cover: string, charge: number, learners: number, forVip?: true][] = [
  ['Python 程序设计：从第一行代码到小项目', 'python-basics', 149, 15_230],
  ['线性代数：从几何直观出发', 'linear-algebra', 149, 7_218],
  ['走进博物馆：二十件文物里的中国', 'museum-walk', 59, 526, true],
  ['网页从零开始：HTML 与 CSS', 'html-css', 0, 12_860],
  ['界面设计基础：层次、间距与颜色', 'ui-design', 139, 5_622],
  [
    '深度学习系统课：从反向传播、卷积网络、循环网络到注意力机制与 Transformer，附六个可以在普通笔记本电脑上完整跑通的实战项目（2026 修订版）',
    'deep-learning',
    399,
    1_745,
  ],
  ['英语发音：四十八个音与说话的节奏', 'english-pronunciation', 99, 10_276],
  ['企业数字化转型内训（十二个月，含驻场辅导）', 'enterprise-training', 188_888, 7],
  ['中国通史：制度、土地与人', 'chinese-history', 169, 5_946],
  ['SQL 查询从入门到写对', 'sql', 0, 11_402],
  ['唐诗里的四季', 'tang-poetry', 0, 1_204, true],
  ['还没有封面的新课', '', 89, 0],
]

function image(name: string): string {
  return name === '' ? '' : `/images/covers/${name}.svg`
}

const courses: CourseRow[] = shelf.map(([title, cover, charge, learners, forVip], index) => ({
  id: index + 1,
  title,
  slug: '',
  thumb: image(cover),
  charge,
  short_description: '每一课都从一个问题开始，边做边学，做完就能用上。',
  seo_keywords: '',
  seo_description: '',
  published_at: '2026-02-16 09:00:00',
  is_rec: 0,
  is_show: 1,
  user_count: learners,
  category_id: 22,
  is_free: charge === 0 ? 1 : 0,
  is_vip_free: forVip === true ? 1 : 0,
  is_allow_comment: 1,
  videos_count: 12,
  category: { id: 22, name: '编程开发' },
}))

const place = { platform: '', page: '', decoration_page_id: 2, config: null }

function shelfBlock(id: number, title: string, rows: CourseRow[]) {
  const items = rows.map((course) => ({ ...course, created_at: '2026-02-10T03:00:00.000000Z' }))
  return { ...place, id, sort: id, sign: 'pc-vod-v1' as const, config_render: { title, items } }
}

const cover = image('sql')

/** Realistic data of a school, in addition to the contract's examples. */
export const schoolData: Partial<OperationData> = {
  listCourses: { ...samples.listCourses, data: courses, total: 76, last_page: 5 },
  getCourse: { ...samples.getCourse, course: { ...samples.getCourse.course, thumb: cover } },
  getPlayInfo: { urls: [] },
  listBlocks: [
    {
      ...place,
      id: 201,
      sort: 0,
      sign: 'pc-slider',
      config_render: [
        { src: '/images/slides/autumn-term.svg', href: '/courses' },
        { src: '/images/slides/python.svg', href: '/courses/detail/1' },
      ],
    },
    shelfBlock(202, '本周推荐', courses.slice(0, 8)),
    shelfBlock(
      203,
      '零基础免费学',
      courses.filter((course) => course.is_free === 1),
    ),
  ],
  listVipPurchases: { ...samples.listVipPurchases, data: [], total: 0 },
  listOrders: {
    ...samples.listOrders,
    data: samples.listOrders.data.map((order) => ({
      ...order,
      goods: order.goods.map((goods) => ({ ...goods, goods_thumb: cover })),
    })),
  },
}
