import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Course } from '@shuyuan/api'
import { sampleDetail, sampleProgress } from '../../test/samples'
import { CourseBar } from './course-bar'

const withCourse = (changes: Partial<Course>) =>
  sampleDetail({ course: { ...sampleDetail().course, ...changes } })

const meta = {
  title: 'Business 业务组件/Courses 课程/CourseBar 购买栏',
  component: CourseBar,
  parameters: {
    usage: {
      zh: '购买栏：购买卡片离开视线后，固定在窗口底部。',
      use: 'At the lower edge of the window while the actions of PurchaseCard are out of sight.',
      avoid: 'While PurchaseCard is visible: both have the same button.',
      do: 'Make it sticky, not fixed, so that it covers nothing at the end of the page.',
      never: 'Do not put a third action into it.',
      measures:
        'At least 64 px high. Below 768 px it has no title, and only courses on sale show it.',
    },
  },
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

export const ForSaleAndVipFree: Story = { name: '付费且会员免费' }
export const ForSale: Story = { name: '付费', args: { detail: withCourse({ isVipFree: false }) } }
export const VipOnly: Story = { name: '会员专享', args: { detail: withCourse({ price: 0 }) } }
export const Claimable: Story = {
  name: '免费领取',
  args: { detail: withCourse({ price: 0, isVipFree: false }) },
}
export const Free: Story = {
  name: '免费',
  args: { detail: withCourse({ isFree: true, price: 0 }) },
}
export const Learning: Story = {
  name: '学习中',
  args: { detail: sampleDetail({ isBought: true, progress: sampleProgress }) },
}
export const Narrow: Story = {
  name: '窄屏',
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}
