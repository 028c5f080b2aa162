import type { HeroSetting } from '../../../core/env'

/** Inline image, so that stories and tests fetch nothing. */
const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="#2f86d8"/><circle cx="400" cy="240" r="150" fill="#ffb84d"/></svg>',
)}`

export const sampleHero: HeroSetting = {
  title: '慢一点，学扎实',
  text: '九个方向，六十多门讲得清楚的系统课。',
  action: { label: '浏览全部课程', href: '/courses' },
  image,
  focus: '60% 50%',
}
