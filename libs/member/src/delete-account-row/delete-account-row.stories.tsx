import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteAccountRow } from './delete-account-row'

const meta = {
  title: 'Business 业务组件/Member 个人中心/DeleteAccountRow 注销账号入口',
  component: DeleteAccountRow,
  parameters: { controls: { disable: true } },
  args: { onOpen: () => undefined },
} satisfies Meta<typeof DeleteAccountRow>

export default meta

export const Quiet: StoryObj<typeof meta> = { name: '默认' }
