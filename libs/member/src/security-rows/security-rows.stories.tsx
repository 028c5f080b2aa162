import type { Meta, StoryObj } from '@storybook/react-vite'
import { SecurityRows } from './security-rows'

const meta = {
  title: 'Business 业务组件/Member 个人中心/SecurityRows 账号安全',
  component: SecurityRows,
  parameters: {
    usage: {
      zh: '账号安全：手机号和登录密码。',
      use: 'For the mobile number and the password of the member.',
      avoid: 'For WeChat and QQ: SocialiteRows.',
      do: 'Open the account forms from its buttons: both need an SMS.',
      never: 'Do not show the whole mobile number.',
      measures: 'Labels 120 px wide from 768 px on, above the value on phones.',
    },
  },
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
