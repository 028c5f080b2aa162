import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProfileRows } from './profile-rows'

const meta = {
  title: 'Business 业务组件/Member 个人中心/ProfileRows 资料设置',
  component: ProfileRows,
  parameters: {
    usage: {
      zh: '在资料里修改头像和昵称。',
      use: 'To change the avatar and the nickname.',
      avoid: 'For mobile and password: SecurityRows.',
      do: 'Say 昵称只能修改一次 before the form opens.',
      never: 'Do not upload the picked file unchanged: AvatarDialog crops it.',
      measures: 'Labels 120 px wide from 768 px on. Nickname form 360 px wide at most.',
    },
  },
  args: {
    member: { name: '林知夏', isNicknameSet: false },
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
