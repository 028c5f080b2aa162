import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditRecordList } from './credit-record-list'
import { CreditRecordListSkeleton } from './credit-record-list-skeleton'

const meta = {
  title: 'Business 业务组件/Member 个人中心/CreditRecordList 积分明细',
  component: CreditRecordList,
  parameters: {
    usage: {
      zh: '积分明细，最新的在前。',
      use: 'For the changes of the points balance, newest first.',
      avoid: 'For orders: OrderList.',
      do: 'Show gains with + and expenses with −.',
      never: 'Do not color expenses as errors.',
      measures: 'Padding 16 px above and below.',
    },
  },
  subcomponents: { CreditRecordListSkeleton },
  args: {
    records: [
      { amount: -300, remark: '兑换学习资料', createdAt: '2025-11-20T11:00:00.000Z' },
      { amount: 20, remark: '看完点播课程送20积分', createdAt: '2025-11-19T11:00:00.000Z' },
      { amount: 1000, remark: '注册送1000积分', createdAt: '2025-11-01T11:00:00.000Z' },
    ],
  },
} satisfies Meta<typeof CreditRecordList>

export default meta
type Story = StoryObj<typeof meta>

export const GainedAndSpent: Story = { name: '默认' }
export const WithoutRemark: Story = {
  name: '无备注',
  args: { records: [{ amount: 0, remark: '', createdAt: null }] },
}
export const Empty: Story = {
  name: '空',
  parameters: { controls: { disable: true } },
  args: { records: [] },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <CreditRecordListSkeleton />,
  parameters: { controls: { disable: true } },
}
