import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden'

const meta = {
  title: 'Components 组件/Layout 布局/VisuallyHidden 视觉隐藏',
  component: VisuallyHidden,
  parameters: {
    usage: {
      zh: '只给读屏软件的隐藏文字。',
      use: 'For text that only screen readers need, because others see an image.',
      avoid: 'For text that everybody should read.',
      do: 'Keep it short.',
      never: 'Do not put controls into it.',
    },
  },
  args: { children: '只有读屏软件读得到' },
} satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = { name: '隐藏' }
