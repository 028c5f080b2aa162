import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { Tabs } from './tabs'

const meta = {
  title: 'Components 组件/Navigation 导航/Tabs 标签页',
  component: Tabs,
  parameters: {
    usage: {
      zh: '标签页（选项卡），在同一页面的几部分内容之间切换。',
      use: 'For parts of one page that visitors read one at a time: 课程详情, 课程目录, 课程评论.',
      avoid: 'To filter a list: ChipGroup. For steps that follow each other.',
      do: 'Use two to five tabs with short names. Put the one that most visitors want first.',
      never: 'Do not hide facts that decide a purchase in a tab.',
    },
  },
  args: {
    label: '课程',
    value: 'detail',
    onValueChange: fn(),
    items: [
      { value: 'detail', label: '课程详情', content: '适合有编程基础的学习者。' },
      { value: 'outline', label: '课程目录', content: '第一章 从一个页面开始' },
      { value: 'comments', label: '课程评论', content: '讲得很清楚。' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = { name: '第一项' }
export const Second: Story = { name: '第二项', args: { value: 'outline' } }

/** Tabs with URLs are links: they open in a new window and work before hydration. */
export const Links: Story = {
  name: '链接',
  // Looks the same without interaction.
  tags: ['!autodocs'],
  args: { items: meta.args.items.map((item) => ({ ...item, href: `?tab=${item.value}` })) },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <Tabs {...args} />}
    </StateMatrix>
  ),
}
