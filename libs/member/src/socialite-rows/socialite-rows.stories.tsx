import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialiteRows } from './socialite-rows'

const meta = {
  title: 'Business 业务组件/Member 个人中心/SocialiteRows 社交账号',
  component: SocialiteRows,
  parameters: {
    usage: {
      zh: '第三方账号：绑定或解绑微信和 QQ。',
      use: 'To bind and unbind WeChat and QQ (第三方账号).',
      avoid: 'To sign in with them: the login dialog.',
      do: 'Confirm unbinding with UnbindDialog.',
      never: 'Do not offer 解绑 for the only way to sign in.',
      measures: 'Labels 120 px wide from 768 px on, above the value on phones.',
    },
  },
  args: {
    member: { isMobileBound: true, isQqBound: true, isWechatBound: false },
    socialites: { qq: true, wechat: true },
    onBind: () => undefined,
    onUnbind: () => undefined,
  },
} satisfies Meta<typeof SocialiteRows>

export default meta
type Story = StoryObj<typeof meta>

export const QqBound: Story = { name: '已绑定 QQ' }
export const BothBound: Story = {
  name: '全部已绑定',
  args: { member: { ...meta.args.member, isWechatBound: true } },
}
export const LastWayIn: Story = {
  name: '唯一登录方式',
  args: { member: { ...meta.args.member, isMobileBound: false } },
}
export const OnlyWechat: Story = {
  name: '仅微信',
  args: { socialites: { qq: false, wechat: true } },
}
/** QQ is also bound, but the site does not offer it. */
export const OtherWayClosed: Story = {
  name: '其他方式已关闭',
  args: {
    member: { isMobileBound: false, isQqBound: true, isWechatBound: true },
    socialites: { qq: false, wechat: true },
  },
}
