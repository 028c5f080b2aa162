import type { ContentCategory } from '../src/content-shape'

/** Course categories; a child's id starts with its parent's. */
export const categories: ContentCategory[] = [
  {
    id: 1,
    name: '编程开发',
    children: [
      { id: 101, name: '前端开发' },
      { id: 102, name: 'Python' },
      { id: 103, name: '后端与工程' },
      { id: 104, name: '移动与系统' },
    ],
  },
  {
    id: 2,
    name: '数据与人工智能',
    children: [
      { id: 201, name: '数据分析' },
      { id: 202, name: '数据库' },
      { id: 203, name: '机器学习' },
    ],
  },
  {
    id: 3,
    name: '数学',
    children: [
      { id: 301, name: '大学数学' },
      { id: 302, name: '中学数学' },
      { id: 303, name: '趣味数学' },
    ],
  },
  {
    id: 4,
    name: '语言',
    children: [
      { id: 401, name: '英语' },
      { id: 402, name: '日语' },
      { id: 403, name: '小语种' },
      { id: 404, name: '中文写作' },
    ],
  },
  {
    id: 5,
    name: '设计',
    children: [
      { id: 501, name: '界面设计' },
      { id: 502, name: '平面与字体' },
      { id: 503, name: '摄影与影像' },
    ],
  },
  {
    id: 6,
    name: '产品与商业',
    children: [
      { id: 601, name: '产品经理' },
      { id: 602, name: '运营与增长' },
      { id: 603, name: '财务与投资' },
    ],
  },
  {
    id: 7,
    name: '人文',
    children: [
      { id: 701, name: '历史' },
      { id: 702, name: '文学' },
      { id: 703, name: '哲学与艺术' },
    ],
  },
  {
    id: 8,
    name: '职业考试',
    children: [
      { id: 801, name: '教师资格' },
      { id: 802, name: '会计与金融' },
      { id: 803, name: '工程与软考' },
    ],
  },
  {
    id: 9,
    name: '生活',
    children: [
      { id: 901, name: '饮食' },
      { id: 902, name: '健康与运动' },
      { id: 903, name: '家居与园艺' },
    ],
  },
]
