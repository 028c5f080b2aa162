import type { ContentNav } from '../src/content-shape'

/** Navigation of the PC site. */
export const navs: ContentNav[] = [
  { name: '首页', url: '/', blank: 0, children: [] },
  {
    name: '全部课程',
    url: '/courses',
    blank: 0,
    children: [
      { name: '编程开发', url: '/courses?cid=1', blank: 0 },
      { name: '数据与人工智能', url: '/courses?cid=2', blank: 0 },
      { name: '数学', url: '/courses?cid=3', blank: 0 },
      { name: '语言', url: '/courses?cid=4', blank: 0 },
      { name: '职业考试', url: '/courses?cid=8', blank: 0 },
    ],
  },
  { name: '免费公开课', url: '/courses?scene=free', blank: 0, children: [] },
  { name: '会员专区', url: '/vip', blank: 0, children: [] },
  {
    name: '学习资源',
    url: '/announcement',
    blank: 0,
    children: [
      { name: '站内公告', url: '/announcement', blank: 0 },
      { name: 'MDN Web 文档', url: 'https://developer.mozilla.org/zh-CN/', blank: 1 },
      { name: 'Python 官方教程', url: 'https://docs.python.org/zh-cn/3/tutorial/', blank: 1 },
    ],
  },
  { name: '国家数字图书馆', url: 'https://www.nlc.cn/', blank: 1, children: [] },
]

/** Friend links in the footer of the home page. */
export const links: { name: string; url: string }[] = [
  { name: '中国国家图书馆', url: 'https://www.nlc.cn/' },
  { name: '故宫博物院', url: 'https://www.dpm.org.cn/' },
  { name: 'MDN Web 文档', url: 'https://developer.mozilla.org/zh-CN/' },
  { name: 'Python 中文文档', url: 'https://docs.python.org/zh-cn/3/' },
  { name: '中国科普博览', url: 'https://www.kepu.net.cn/' },
  { name: '汉典', url: 'https://www.zdic.net/' },
  { name: '古登堡计划', url: 'https://www.gutenberg.org/' },
]
