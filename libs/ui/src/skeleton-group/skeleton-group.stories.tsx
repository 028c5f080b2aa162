import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../skeleton/skeleton'
import { SkeletonGroup } from './skeleton-group'

const meta = {
  title: 'Components 组件/Feedback 反馈/SkeletonGroup 骨架屏组',
  component: SkeletonGroup,
  parameters: {
    usage: {
      zh: '骨架屏分组：一个区块只向读屏软件报告一次加载中。',
      use: 'Around the skeletons of one block, so that it is announced once.',
      avoid: 'For a single line in a block that is already announced.',
      do: 'Use one group per loading block.',
      never: 'Do not nest groups.',
    },
    controls: { disable: true },
  },
  args: { children: <Skeleton lines={4} /> },
} satisfies Meta<typeof SkeletonGroup>

export default meta

/** Screen readers announce one loading block. */
export const Loading: StoryObj<typeof meta> = { name: '加载中' }
