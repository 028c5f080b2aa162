import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Course } from '@shuyuan/api'
import { sampleDetail, sampleLesson, sampleLessons, sampleProgress } from '../../test/samples'
import { PurchaseCard } from './purchase-card'
import { PurchaseCardSkeleton } from './purchase-card-skeleton'
import { RefundItem } from './refund-item'

const withCourse = (changes: Partial<Course>) =>
  sampleDetail({ course: { ...sampleDetail().course, ...changes } })

const meta = {
  title: 'Business 业务组件/Courses 课程/PurchaseCard 购买卡片',
  component: PurchaseCard,
  parameters: {
    usage: {
      zh: '购买卡片：课程的价格、学习权限和主要操作（购买 buy、开通会员）。',
      use: 'On the course page: the price or the access of this learner, one main action, and what the course contains.',
      avoid: 'At the lower edge of the window: CourseBar. In lists: CourseCard.',
      do: 'Pass the refund policy as refundItem. Keep one primary button. 会员免费看 is a link below it. The trial starts on the cover: TrialTile.',
      never: 'Do not promise anything that the order does not contain.',
      measures: 'Padding 20 px. From 540 px of its own width, the facts are beside the price.',
    },
  },
  subcomponents: { PurchaseCardSkeleton, RefundItem },
  args: {
    detail: sampleDetail(),
    sellsVip: true,
    refundItem: <RefundItem text="购买 7 天内且学习不超过 2 节，可申请全额退款。" />,
    hrefForLesson: ({ id }) => `/courses/video/${id}`,
    orderHref: '/order?goods_id=1',
    vipHref: '/vip',
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['isWide'] === true ? 720 : 352 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PurchaseCard>

export default meta

type Story = StoryObj<typeof meta>

export const ForSale: Story = { name: '付费', args: { detail: withCourse({ isVipFree: false }) } }
export const ForSaleAndVipFree: Story = { name: '付费且会员免费' }
export const WithoutRefundNote: Story = { name: '无退款说明', args: { refundItem: undefined } }
export const VipOnly: Story = { name: '会员专享', args: { detail: withCourse({ price: 0 }) } }
export const Claimable: Story = {
  name: '免费领取',
  args: { detail: withCourse({ price: 0, isVipFree: false }) },
}
export const Free: Story = {
  name: '免费',
  args: { detail: withCourse({ isFree: true, price: 0 }) },
}
export const FreeForVisitors: Story = {
  name: '免费，访客',
  args: { ...Free.args, isVisitor: true },
}
export const Bought: Story = { name: '已购买', args: { detail: sampleDetail({ isBought: true }) } }
export const OpenByVip: Story = { name: '会员可学', args: { ...Bought.args, hasVipAccess: true } }
export const Learning: Story = {
  name: '学习中',
  args: { detail: sampleDetail({ isBought: true, progress: sampleProgress }) },
}
export const Finished: Story = {
  name: '已学完',
  args: {
    detail: sampleDetail({
      isBought: true,
      groups: [{ chapter: null, lessons: [sampleLesson(1)] }],
      progress: { 1: sampleProgress[1] },
    }),
  },
}
export const WithoutLessons: Story = {
  name: '没有课',
  args: { detail: sampleDetail({ isBought: true, groups: [], attachments: [] }) },
}
export const OneLesson: Story = {
  name: '一节',
  args: {
    detail: sampleDetail({
      groups: [{ chapter: null, lessons: [sampleLesson(1)] }],
      attachments: [],
    }),
  },
}
export const ThreeHundredLessons: Story = {
  name: '三百节',
  args: { detail: sampleDetail({ groups: [{ chapter: null, lessons: sampleLessons(300) }] }) },
}
export const Wide: Story = { name: '宽版', parameters: { isWide: true } }
export const Loading: Story = {
  name: '加载中',
  render: () => <PurchaseCardSkeleton />,
  parameters: { controls: { disable: true } },
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: { ...ForSale.args },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: {
    ...ForSale.args,
    refundItem: <RefundItem text="永久有效，随时全额退款，保证考试通过。" />,
  },
}
