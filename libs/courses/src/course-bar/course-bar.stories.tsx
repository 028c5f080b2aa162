import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Course } from '@shuyuan/api'
import { sampleDetail, sampleProgress } from '../../test/samples'
import { CourseBar } from './course-bar'

const withCourse = (changes: Partial<Course>) =>
  sampleDetail({ course: { ...sampleDetail().course, ...changes } })

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseBar 购买栏',
  component: CourseBar,
  args: {
    detail: sampleDetail(),
    sellsVip: true,
    hrefForLesson: ({ id }) => `/courses/video/${id}`,
    orderHref: '/order?goods_id=1',
    vipHref: '/vip',
  },
} satisfies Meta<typeof CourseBar>

export default meta

type Story = StoryObj<typeof meta>

export const ForSaleAndVipFree: Story = {}
export const ForSale: Story = { args: { detail: withCourse({ isVipFree: false }) } }
export const VipOnly: Story = { args: { detail: withCourse({ price: 0 }) } }
export const Claimable: Story = { args: { detail: withCourse({ price: 0, isVipFree: false }) } }
export const Free: Story = { args: { detail: withCourse({ isFree: true, price: 0 }) } }
export const Learning: Story = {
  args: { detail: sampleDetail({ isBought: true, progress: sampleProgress }) },
}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}
