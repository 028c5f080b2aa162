import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSummaries, sampleSummary } from '../../test/samples'
import { VipTermsProvider } from '../vip-terms-provider/vip-terms-provider'
import { CourseLines } from './course-lines'

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseLines 课程目录行',
  component: CourseLines,
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
