import type { Meta, StoryObj } from '@storybook/react-vite'
import { SceneFilter } from './scene-filter'

const meta = {
  title: 'courses/SceneFilter',
  component: SceneFilter,
  args: { scene: '', hrefFor: (scene) => `/courses?scene=${scene}` },
} satisfies Meta<typeof SceneFilter>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Free: Story = { args: { scene: 'free' } }
