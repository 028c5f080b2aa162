import type { Meta, StoryObj } from '@storybook/react-vite'
import { Seal } from './seal'

const meta = {
  title: 'Components 组件/Content 内容/Seal 印章',
  component: Seal,
  parameters: {
    usage: {
      zh: '印章：学完一节、学完一门课、第一天达标和购买成功时盖上。',
      use: 'For what the learner has done: a finished lesson or course, the first day of a goal, a purchase.',
      avoid: 'For decoration, and for states that end: Badge.',
      do: 'Put a text beside it that says the same. Use one per screen, except in a list of finished courses.',
      never: 'Do not use more characters than 讫, 勤 and 藏.',
    },
  },
  args: { children: '讫', id: 1 },
} satisfies Meta<typeof Seal>

export default meta

type Story = StoryObj<typeof meta>

export const Finished: Story = { name: '读完' }
export const Goal: Story = { name: '达标', args: { children: '勤', id: 4 } }
export const Bought: Story = { name: '购得', args: { children: '藏', size: 'md', id: 6 } }
export const Large: Story = { name: '大号', args: { size: 'lg', id: 2 } }
export const New: Story = { name: '刚盖上', args: { size: 'lg', isNew: true } }
