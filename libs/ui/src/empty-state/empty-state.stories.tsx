import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button-link'
import { EmptyState } from './empty-state'

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: '暂无课程' },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAction: Story = {
  args: {
    hint: '换个分类看看',
    action: (
      <ButtonLink href="/courses" variant="secondary">
        全部课程
      </ButtonLink>
    ),
  },
}
