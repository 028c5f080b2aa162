import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileRows } from './profile-rows'

const meta = {
  component: ProfileRows,
  args: {
    member: {
      name: '林知夏',
      avatar: null,
      mobile: '13800000001',
      isMobileBound: true,
      isNicknameSet: false,
      isQqBound: true,
      isWechatBound: false,
    },
    socialites: { qq: true, wechat: true },
    onSetNickname: () => Promise.resolve(),
    onUploadAvatar: () => Promise.resolve(),
  },
} satisfies Meta<typeof ProfileRows>

export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {}
export const NicknameUsedUp: Story = {
  args: { member: { ...meta.args.member, isNicknameSet: true } },
}
export const WithoutMobile: Story = {
  args: { member: { ...meta.args.member, mobile: '202511213', isMobileBound: false } },
}
export const WithoutSocialites: Story = { args: { socialites: { qq: false, wechat: false } } }
export const Refused: Story = {
  args: {
    onSetNickname: () => Promise.reject(new Error('refused')),
    onUploadAvatar: () => Promise.reject(new Error('refused')),
  },
}
export const Saving: Story = {
  args: {
    onSetNickname: () => new Promise(() => undefined),
    onUploadAvatar: () => new Promise(() => undefined),
  },
}
