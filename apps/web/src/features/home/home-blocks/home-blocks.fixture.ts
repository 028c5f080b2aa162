import type { CourseSummary, HomeBlock, LinkedImage } from '@shuyuan/api'

/** Inline image, so that stories and tests fetch nothing. */
function drawnImage(hue: number, text = ''): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 70% 62%)"/><stop offset="1" stop-color="hsl(${hue + 50} 70% 40%)"/></linearGradient></defs><rect width="480" height="270" fill="url(#g)"/><text x="32" y="150" font-size="36" fill="#fff" font-family="sans-serif">${text}</text></svg>`,
  )}`
}

/** Eight courses, every second one free. */
const sampleCourses = Array.from({ length: 8 }, (_, index): CourseSummary => {
  const id = index + 1
  const title = `高中物理力学精讲 ${id}`
  return {
    id,
    title,
    cover: drawnImage(id * 47, title.slice(0, 8)),
    price: index % 2 === 0 ? 199 : 0,
    shortDescription: '每讲二十分钟，配习题与答疑。',
    isFree: index % 2 === 1,
    isVipFree: false,
    userCount: 1280,
    lessonCount: 24,
    category: { id: 2, name: '数学' },
    publishedAt: '2026-03-01T02:00:00.000Z',
  }
})

export const sampleSlides: readonly LinkedImage[] = [
  { src: drawnImage(200, '春季新课'), href: '/courses' },
  { src: drawnImage(20, '会员特惠'), href: 'https://other.example/' },
  { src: drawnImage(120, '公告'), href: null },
]

/** A home page with a block of every kind that it shows. */
export const sampleBlocks: readonly HomeBlock[] = [
  { id: 1, kind: 'slider', slides: [...sampleSlides] },
  { id: 3, kind: 'courses', title: '热门课程', courses: sampleCourses },
  { id: 8, kind: 'skipped', sign: 'h5-live-v1' },
  { id: 6, kind: 'code', html: '<h2>关于我们</h2><p>十年教研，只做好课。</p>' },
  {
    id: 9,
    kind: 'code',
    html: '<h3>讲得清楚</h3><p>先给例子，再给结论。</p><h3>有人回答</h3><p>问题不过夜。</p><h3>放心购买</h3><p>七天内可申请退款。</p>',
  },
]
