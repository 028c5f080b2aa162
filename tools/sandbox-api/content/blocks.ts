import type { ContentBlock } from '../src/content-shape'

const promises = [
  ['讲得清楚', '每节课只讲一件事，先给例子，再给结论，最后留一道题。'],
  ['学得踏实', '课件、代码、练习数据随课下载，学习进度自动保存，换台电脑接着学。'],
  ['有人回答', '老师每周两次集中答疑，同学之间也能互相讨论，问题不过夜。'],
  ['放心购买', '付费课程购买后七天内，学习不超过两节可申请退款。'],
]

const card =
  'padding:20px 24px;border:1px solid rgba(128,128,128,.25);border-radius:12px;background:rgba(128,128,128,.06)'

// Inline styles, as a page editor writes them.
const promiseCards = `<div style="display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:16px">
${promises
  .map(
    ([title, text]) =>
      `<div style="${card}"><h3 style="margin:0 0 8px;font-size:18px">${title}</h3><p style="margin:0;line-height:1.7">${text}</p></div>`,
  )
  .join('\n')}
</div>`

/** Home page of the PC site, top to bottom. */
export const blocks: ContentBlock[] = [
  { sign: 'pc-vod-v1', config: { title: '本周推荐', courseIds: [4, 19, 11, 34, 48, 26, 1, 41] } },
  {
    sign: 'pc-vod-v1',
    config: { title: '零基础免费学', courseIds: [1, 13, 23, 29, 40, 51, 62, 66] },
  },
  { sign: 'code', config: { html: promiseCards } },
  {
    sign: 'pc-vod-v1',
    config: { title: '会员免费精品', courseIds: [2, 5, 12, 20, 27, 35, 42, 49] },
  },
  { sign: 'pc-vod-v1', config: { title: '职业考试冲刺', courseIds: [55, 56, 57, 58] } },
]
