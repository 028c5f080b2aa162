import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleComment } from '../../test/samples'
import { CommentList } from './comment-list'

const meta = {
  title: 'Business 业务组件/Courses 课程/CommentList 评论列表',
  component: CommentList,
  parameters: {
    usage: {
      zh: '评论列表（点评 review）和回复。',
      use: 'For all comments with their replies, on the course page and below a video.',
      avoid: 'For a few quotes on the description: CommentQuotes.',
      do: 'Let the learner load more by a button. A hundred are shown at a time.',
      never: 'Do not hide a comment that is 审核中 from its author.',
      measures: 'Avatar 40 px, 28 px in replies.',
    },
  },
  args: { comments: [sampleComment()], total: 1 },
} satisfies Meta<typeof CommentList>

export default meta

type Story = StoryObj<typeof meta>

export const ReadOnly: Story = { name: '只读' }
export const Answerable: Story = {
  name: '可回复',
  args: { onReply: () => Promise.resolve(), onShowReplies: () => {} },
}
export const MoreToLoad: Story = { name: '可加载更多', args: { total: 12, onShowAll: () => {} } }
export const Many: Story = {
  name: '大量',
  args: {
    comments: Array.from({ length: 130 }, (_, index) =>
      sampleComment(`c${index + 1}`, {
        content: `第 ${index + 1} 条评论`,
        replies: [],
        replyCount: 0,
      }),
    ),
    total: 130,
  },
}
export const LoadingAll: Story = {
  name: '加载更多中',
  args: { total: 12, onShowAll: () => {}, allState: { isLoading: true } },
}
export const MoreFailed: Story = {
  name: '加载更多失败',
  args: {
    total: 12,
    onShowAll: () => {},
    allState: { isLoading: false, error: '网络不可用，检查网络后重试' },
    onShowReplies: () => {},
    repliesStateOf: () => ({ isLoading: false, error: '服务器暂时无法响应，稍后再试' }),
  },
}
export const WithDraft: Story = {
  name: '有草稿',
  args: {
    onReply: () => Promise.resolve(),
    draftOf: (id) => (id === 'c1-r1' ? '我觉得' : ''),
  },
}
export const Pending: Story = {
  name: '审核中',
  args: {
    comments: [sampleComment('c2', { isPending: true, content: '', replies: [], replyCount: 0 })],
    ownName: '林同学',
    onReply: () => Promise.resolve(),
  },
}
export const DeletedAuthor: Story = {
  name: '用户已注销',
  args: { comments: [sampleComment('c3', { author: null, replies: [], replyCount: 0 })] },
}
export const NamelessAuthor: Story = {
  name: '无昵称',
  args: {
    comments: [
      sampleComment('c4', { author: { name: '', avatar: null }, replies: [], replyCount: 0 }),
    ],
  },
}
export const Empty: Story = {
  name: '空',
  parameters: { controls: { disable: true } },
  args: { comments: [], total: 0 },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']} isWide>
      {() => <CommentList {...args} {...Answerable.args} />}
    </StateMatrix>
  ),
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  args: {
    ...MoreToLoad.args,
    comments: [...(Pending.args?.comments ?? []), sampleComment()],
  },
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: { ...MoreToLoad.args },
}
