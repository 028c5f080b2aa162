import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteAccountRow } from './delete-account-row'

const meta = {
  title: 'Business 业务组件/Member 个人中心/DeleteAccountRow 注销账号入口',
  component: DeleteAccountRow,
  parameters: {
    usage: {
      zh: '注销账号的入口，在资料的最后一行。',
      use: 'As the last row of the profile.',
      avoid: 'To sign out: 安全退出 in the header.',
      do: 'Keep it quieter than every other row.',
      never: 'Do not give its button the tone of danger: nothing is deleted yet.',
    },
    controls: { disable: true },
  },
  args: { onOpen: () => undefined },
} satisfies Meta<typeof DeleteAccountRow>

export default meta

export const Quiet: StoryObj<typeof meta> = { name: '默认' }
