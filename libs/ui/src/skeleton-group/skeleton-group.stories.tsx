import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../skeleton/skeleton'
import { SkeletonGroup } from './skeleton-group'

const meta = {
  component: SkeletonGroup,
  args: { children: <Skeleton lines={4} /> },
} satisfies Meta<typeof SkeletonGroup>

export default meta

/** Heard as one block that is loading. */
export const Loading: StoryObj<typeof meta> = {}
