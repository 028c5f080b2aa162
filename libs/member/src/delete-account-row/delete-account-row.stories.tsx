import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteAccountRow } from './delete-account-row'

const meta = {
  component: DeleteAccountRow,
  args: { onOpen: () => undefined },
} satisfies Meta<typeof DeleteAccountRow>

export default meta

export const Quiet: StoryObj<typeof meta> = {}
