import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialiteRows } from './socialite-rows'

const meta = {
  title: 'Business 业务组件/Member 个人中心/SocialiteRows 社交账号',
  component: SocialiteRows,
  args: {
    member: { isMobileBound: true, isQqBound: true, isWechatBound: false },
    socialites: { qq: true, wechat: true },
    onBind: () => undefined,
    onUnbind: () => undefined,
  },
} satisfies Meta<typeof SocialiteRows>

export default meta
type Story = StoryObj<typeof meta>

export const QqBound: Story = {}
export const BothBound: Story = {
  args: { member: { ...meta.args.member, isWechatBound: true } },
}
export const LastWayIn: Story = {
  args: { member: { ...meta.args.member, isMobileBound: false } },
}
export const OnlyWechat: Story = { args: { socialites: { qq: false, wechat: true } } }
/** QQ is also bound, but the site does not offer it. */
export const OtherWayClosed: Story = {
  args: {
    member: { isMobileBound: false, isQqBound: true, isWechatBound: true },
    socialites: { qq: false, wechat: true },
  },
}
