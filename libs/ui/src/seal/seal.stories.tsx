import type { Meta, StoryObj } from '@storybook/react-vite'
import { Seal } from './seal'

const meta = {
  title: 'Components 组件/Content 内容/Seal 印章',
  component: Seal,
  args: { children: '讫', id: 1 },
} satisfies Meta<typeof Seal>

export default meta

type Story = StoryObj<typeof meta>

export const Finished: Story = { name: '读完' }
export const Goal: Story = { name: '达标', args: { children: '勤', id: 4 } }
export const Bought: Story = { name: '购得', args: { children: '藏', size: 'md', id: 6 } }
export const Large: Story = { name: '大号', args: { size: 'lg', id: 2 } }
export const New: Story = { name: '刚盖上', args: { size: 'lg', isNew: true } }
