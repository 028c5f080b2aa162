import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileRows } from './profile-rows'

const meta = {
  title: 'Business 业务组件/Member 个人中心/ProfileRows 资料设置',
  component: ProfileRows,
  args: {
    member: { name: '林知夏', avatar: null, isNicknameSet: false },
    onSetNickname: () => Promise.resolve(),
    onPickAvatar: () => undefined,
  },
} satisfies Meta<typeof ProfileRows>

export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = { name: '默认' }
export const NicknameUsedUp: Story = {
  name: '昵称已修改',
  args: { member: { ...meta.args.member, isNicknameSet: true } },
}
export const Refused: Story = {
  name: '被拒绝',
  args: { onSetNickname: () => Promise.reject(new Error('refused')) },
}
export const Saving: Story = {
  name: '保存中',
  args: { onSetNickname: () => new Promise(() => undefined) },
}
