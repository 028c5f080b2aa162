import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../skeleton/skeleton'
import { SkeletonGroup } from './skeleton-group'

const meta = {
  title: 'Components 组件/Feedback 反馈/SkeletonGroup 骨架屏组',
  component: SkeletonGroup,
  parameters: { controls: { disable: true } },
  args: { children: <Skeleton lines={4} /> },
} satisfies Meta<typeof SkeletonGroup>

export default meta

/** Screen readers announce one loading block. */
export const Loading: StoryObj<typeof meta> = { name: '加载中' }
