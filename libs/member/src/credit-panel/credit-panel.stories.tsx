import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditPanel } from './credit-panel'
import { CreditPanelSkeleton } from './credit-panel-skeleton'

const meta = {
  title: 'Business 业务组件/Member 个人中心/CreditPanel 积分概况',
  component: CreditPanel,
  parameters: {
    usage: {
      zh: '积分余额和获得积分的方法。',
      use: 'For the points balance (积分余额) and how to earn points.',
      avoid: 'For money: Price.',
      do: 'Pass the rules of the site. Those of 0 are hidden.',
      never: 'Do not write points with ¥.',
      measures: 'Two columns from 768 px on, one to two.',
    },
  },
  subcomponents: { CreditPanelSkeleton },
  args: {
    balance: 1280,
    rules: { register: 100, watchedCourse: 20, watchedLesson: 2, paidOrderRatio: 0.155 },
  },
} satisfies Meta<typeof CreditPanel>

export default meta
type Story = StoryObj<typeof meta>

export const AllRules: Story = { name: '全部规则' }
export const Waiting: Story = {
  name: '加载中',
  render: () => <CreditPanelSkeleton />,
  parameters: { controls: { disable: true } },
}
export const SomeRules: Story = {
  name: '部分规则',
  args: { rules: { register: 0, watchedCourse: 20, watchedLesson: 0, paidOrderRatio: 0.1 } },
}
export const NoRules: Story = {
  name: '无规则',
  args: {
    balance: 0,
    rules: { register: 0, watchedCourse: 0, watchedLesson: 0, paidOrderRatio: 0 },
  },
}
