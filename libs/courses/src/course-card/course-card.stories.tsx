import type { CourseSummary } from '@shuyuan/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSummary } from '../../test/samples'
import { CourseCard, type CourseCardProps } from './course-card'

type CourseCardArgs = CourseCardProps & CourseSummary

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseCard 课程卡片',
  component: CourseCard,
  parameters: { controls: { exclude: ['id', 'cover'] } },
  argTypes: { course: { control: false } },
  args: { ...sampleSummary(), href: '/courses/detail/1' },
  render: ({ href, headingLevel, sellsVip, isMember, variant, eager, ...course }) => (
    <CourseCard
      course={course}
      href={href}
      headingLevel={headingLevel}
      sellsVip={sellsVip}
      isMember={isMember}
      variant={variant}
      eager={eager}
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CourseCardArgs>

export default meta

type Story = StoryObj<CourseCardArgs>

export const ForSale: Story = {}
export const ForSaleAndVipFree: Story = { args: sampleSummary(1, { isVipFree: true }) }
export const Free: Story = { args: sampleSummary(2, { isFree: true, price: 0 }) }
export const VipOnly: Story = { args: sampleSummary(4, { price: 0, isVipFree: true }) }
export const Claimable: Story = { args: sampleSummary(4, { price: 0 }) }
export const ForMember: Story = { args: { ...ForSaleAndVipFree.args, isMember: true } }
export const VipOnlyForMember: Story = { args: { ...VipOnly.args, isMember: true } }
export const ManyLearners: Story = { args: sampleSummary(3, { userCount: 15_230 }) }
export const ShortTitle: Story = { args: sampleSummary(8) }
export const LongTitle: Story = {
  args: sampleSummary(3, {
    title: '中学数学教师资格证考试系统课：从学科知识、教学设计到结构化面试的全流程备考',
  }),
}
export const OneLesson: Story = { args: sampleSummary(3, { lessonCount: 1 }) }
export const NoFacts: Story = {
  args: sampleSummary(3, { lessonCount: null, userCount: 0, category: null }),
}
export const Narrow: Story = {
  args: { ...ForMember.args, userCount: 15_230 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 138 }}>
        <Story />
      </div>
    ),
  ],
}
export const WithoutCover: Story = { args: sampleSummary(5, { cover: null }) }
