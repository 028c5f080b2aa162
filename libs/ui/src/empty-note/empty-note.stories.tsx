import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button-link'
import { EmptyNote } from './empty-note'

const meta = {
  title: 'Components 组件/Feedback 反馈/EmptyNote 空白说明',
  component: EmptyNote,
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
