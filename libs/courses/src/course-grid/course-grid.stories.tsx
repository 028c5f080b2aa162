import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleSummaries } from '../../test/samples'
import { CourseGrid } from './course-grid'
import { CourseGridSkeleton } from './course-grid-skeleton'

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseGrid 课程网格',
  component: CourseGrid,
  parameters: {
    usage: {
      zh: '课程网格，按宽度自动决定列数（响应式）。',
      use: 'For courses of equal rank: the course list, 最新课程, related courses.',
      avoid: 'For a second list on the same page: CourseLines.',
      do: 'Pass an action for the empty state, and eagerCount for covers on the first screen.',
      never: 'Do not set columns by hand: they follow from the width.',
      measures:
        'Cards at least 136 px wide on phones, 220 px from 768 px on. Four columns at page width. With columns={3} a large first card may fill the last row. Gap 12 px, then 20 px.',
    },
  },
  subcomponents: { CourseGridSkeleton },
  args: { courses: sampleSummaries, hrefFor: (course) => `/courses/detail/${course.id}` },
} satisfies Meta<typeof CourseGrid>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { name: '默认' }
/** The first card is large, so that the last row is full. */
export const LeadCard: Story = {
  name: '首张大卡片',
  args: { columns: 3, courses: sampleSummaries.slice(0, 7) },
}
/** Where a row has room for three, four courses have two rows of two. */
export const FourCourses: Story = {
  name: '四门课程',
  args: { courses: sampleSummaries.slice(0, 4) },
  globals: { viewport: { value: 'w768', isRotated: false } },
  async play({ canvasElement }) {
    const cards = within(canvasElement).getAllByRole('article')
    const [first, second, third] = cards.map((card) => card.getBoundingClientRect().top)
    await expect(second).toBe(first)
    await expect(third).toBeGreaterThan(second ?? 0)
  },
}
/** The titles of two columns would break every few characters. */
export const OnPhone: Story = {
  name: '手机',
  args: { columns: 3, courses: sampleSummaries.slice(0, 4) },
  globals: { viewport: { value: 'w375', isRotated: false } },
}
export const Empty: Story = {
  name: '空',
  parameters: { controls: { disable: true } },
  args: { courses: [] },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <CourseGridSkeleton />,
  parameters: { controls: { disable: true } },
}
