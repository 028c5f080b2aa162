import { Button } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IdentityPanel } from './identity-panel'

const meta = {
  title: 'Business 业务组件/Member 个人中心/IdentityPanel 实名状态',
  component: IdentityPanel,
  parameters: {
    usage: {
      zh: '实名认证的状态和脱敏信息。',
      use: 'For the state of 实名认证, with the masked name and number.',
      avoid: 'To run the check: Face check on its own page.',
      do: 'Pass the button that starts the check as action.',
      never: 'Do not show an identity number in full.',
    },
  },
  args: {
    member: { isFaceVerified: true, realName: '林*夏', idNumber: '310101****0012' },
    action: <Button>开始认证</Button>,
  },
} satisfies Meta<typeof IdentityPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Verified: Story = { name: '已实名' }
/** Verified, but the server returns neither name nor number. */
export const NothingKnown: Story = {
  name: '已实名，无信息',
  args: { member: { isFaceVerified: true, realName: '', idNumber: '' } },
}
export const NotVerified: Story = {
  name: '未实名',
  args: { member: { isFaceVerified: false, realName: '', idNumber: '' } },
}
