import type { ReactElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockBoundary } from './block-boundary'

function Broken(): ReactElement {
  throw new Error('broken')
}

const meta = {
  title: 'ui/BlockBoundary',
  component: BlockBoundary,
  args: { children: '课程列表' },
} satisfies Meta<typeof BlockBoundary>

export default meta

type Story = StoryObj<typeof meta>

export const Fine: Story = {}
export const Failed: Story = {
  args: { children: <Broken /> },
  parameters: { console: { expects: /broken/ } },
}
