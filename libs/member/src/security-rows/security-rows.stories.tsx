import type { Meta, StoryObj } from '@storybook/react-vite'
import { SecurityRows } from './security-rows'

const meta = {
  title: 'Business 业务组件/Member 个人中心/SecurityRows 账号安全',
  component: SecurityRows,
  args: {
    member: { mobile: '13800000001', isMobileBound: true, isPasswordSet: true },
    onMobile: () => undefined,
    onPassword: () => undefined,
  },
} satisfies Meta<typeof SecurityRows>

export default meta
type Story = StoryObj<typeof meta>

export const Bound: Story = { name: '默认' }
export const WithoutPassword: Story = {
  name: '未设置密码',
  args: { member: { ...meta.args.member, isPasswordSet: false } },
}
export const WithoutMobile: Story = {
  name: '未绑定手机号',
  args: { member: { mobile: '202511213', isMobileBound: false, isPasswordSet: false } },
}
