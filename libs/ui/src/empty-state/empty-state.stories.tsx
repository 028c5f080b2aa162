import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button-link'
import { EmptyState } from './empty-state'

const meta = {
  title: 'Components 组件/Feedback 反馈/EmptyState 空状态',
  component: EmptyState,
  parameters: {
    usage: {
      zh: '空状态（空态、无数据 no data）：页面没有主要内容时的插图、说明和下一步。',
      use: 'If a page has no main content: no orders, no results.',
      avoid: 'In a tab or a card: EmptyNote. If loading failed: ErrorBlock.',
      do: 'Say what is missing, and offer the next step as a button.',
      never: 'Do not show it while the content is still loading.',
    },
  },
  args: { title: '暂无课程' },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '默认' }
export const WithAction: Story = {
  name: '带操作',
  args: {
    hint: '换个分类看看',
    action: (
      <ButtonLink href="/courses" variant="secondary">
        全部课程
      </ButtonLink>
    ),
  },
}
export const NothingFound: Story = {
  name: '无结果',
  args: { title: '没有找到相关内容', hint: '换个说法，或减少几个字', image: 'search' },
}
export const LongWords: Story = {
  name: '长文字',
  args: {
    title: '暂无符合条件的课程，你可以换一个分类，或者看看本周新上的公开课与学习路径',
    hint: '我们每周三上新；关注公告，第一时间知道新课与直播安排。',
  },
}
