import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSummaries, sampleSummary } from '../../test/samples'
import { VipTermsProvider } from '../vip-terms-provider/vip-terms-provider'
import { CourseLines } from './course-lines'

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseLines 课程目录行',
  component: CourseLines,
  parameters: {
    usage: {
      zh: '课程目录行：名称、节数和价格，一行一门课。',
      use: 'For many courses in little space: the table of contents of the home page.',
      avoid: 'For a whole list with pages: CourseGrid.',
      do: 'Put at most one grid of covers on a page, and show the other lists as lines.',
      never: 'Do not add covers or badges to a line.',
      measures:
        'Lines 44 px high. The title ends at its colon, unless two lines start alike. Columns at least 320 px wide.',
    },
  },
  args: {
    courses: sampleSummaries,
    hrefFor: (course) => `/courses/detail/${course.id}`,
  },
} satisfies Meta<typeof CourseLines>

export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = { name: '默认' }
export const ForMember: Story = {
  name: '会员',
  decorators: (Story) => (
    <VipTermsProvider isMember>
      <Story />
    </VipTermsProvider>
  ),
}
export const WithoutPrices: Story = { name: '无价格', args: { hasPrice: false } }
export const NamesAlone: Story = {
  name: '仅名称',
  args: {
    hasPrice: false,
    courses: [1, 2, 3].map((id) => sampleSummary(id, { lessonCount: null })),
  },
}
export const OnPhone: Story = {
  name: '手机',
  globals: { viewport: { value: 'w375', isRotated: false } },
}
