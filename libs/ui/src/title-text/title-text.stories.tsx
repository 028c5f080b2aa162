import type { Meta, StoryObj } from '@storybook/react-vite'
import { TitleText } from './title-text'

const meta = {
  title: 'Components 组件/Content 内容/TitleText 标题文字',
  component: TitleText,
  parameters: {
    usage: {
      zh: '课程和课时的标题文字，换行时不拆开词语。',
      use: 'For titles of courses and lessons, inside a heading or link.',
      avoid: 'For fixed titles of the site: plain text.',
      do: 'Pass the whole title as text.',
      never: 'Do not put invisible characters into the title yourself.',
    },
  },
  decorators: [
    (Story) => (
      <h3 style={{ maxInlineSize: '9em' }}>
        <Story />
      </h3>
    ),
  ],
  args: { children: '网络数据采集：规矩地抓取公开数据' },
} satisfies Meta<typeof TitleText>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '默认' }
export const Long: Story = {
  name: '长文字',
  args: { children: '深度学习系统课：从反向传播、卷积网络到注意力机制与 Transformer' },
}
export const WithHit: Story = {
  name: '搜索高亮',
  args: {
    children: '网络数据采集：规矩地抓取公开数据',
    parts: [
      { text: '网络', as: 'span' },
      { text: '数据', as: 'mark' },
      { text: '采集：规矩地抓取公开数据', as: 'span' },
    ],
  },
}
