import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button-link'
import { EmptyNote } from './empty-note'

const meta = {
  title: 'Components 组件/Feedback 反馈/EmptyNote 空白说明',
  component: EmptyNote,
  parameters: {
    usage: {
      zh: '空白说明：标签页、卡片或一栏里没有内容时的一句话。',
      use: 'For empty content in a tab, a card or a column.',
      avoid: 'If the whole page is empty: EmptyState.',
      do: 'Write one sentence, with a link if one helps.',
      never: 'Do not apologize: 暂无评论 is enough.',
    },
  },
  args: { title: '暂无评论' },
} satisfies Meta<typeof EmptyNote>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '默认' }
export const WithAction: Story = {
  name: '带操作',
  args: {
    title: '暂无相关内容',
    hint: '换个关键字试试',
    action: (
      <ButtonLink href="/courses" variant="secondary" size="sm">
        浏览课程
      </ButtonLink>
    ),
  },
}
export const LongWords: Story = {
  name: '长文字',
  args: {
    ...WithAction.args,
    title: '暂无符合条件的课程，你可以换一个分类，或者看看本周新上的公开课与学习路径',
  },
}
