import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeading } from './page-heading'

const meta = {
  title: 'Components 组件/Layout 布局/PageHeading 页面标题',
  component: PageHeading,
  parameters: {
    usage: {
      zh: '页面的主标题，每页一个。',
      use: 'For the title of a page, once per page.',
      avoid: 'For titles of parts: Section.',
      do: 'Use the same words as the title of the browser tab.',
      never: 'Do not omit it because the navigation shows the same words.',
    },
  },
  args: { children: '全部课程' },
} satisfies Meta<typeof PageHeading>

export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = { name: '默认' }
export const Long: Story = {
  name: '长文字',
  args: { children: '现代前端工程实践：从零开始搭建一个十年后仍然可以维护的应用' },
}
