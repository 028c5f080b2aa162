import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@shuyuan/ui'
import { CommentBarrierNote } from './comment-barrier-note'
import { CommentForm } from './comment-form'

const meta = {
  title: 'Business 业务组件/Courses 课程/CommentForm 发表评论',
  component: CommentForm,
  parameters: {
    usage: {
      zh: '发表评论或回复的表单。',
      use: 'To write a comment on a course or a lesson, or a reply.',
      avoid: 'For visitors and learners without access: CommentBarrierNote says what is missing.',
      do: 'Store the draft with onDraftChange. The form keeps the text when sending fails.',
      never: 'Do not show the error of sending a second time in a toast.',
      measures: 'At most 140 characters. An emoji counts as one.',
    },
  },
  subcomponents: { CommentBarrierNote },
  args: { onSubmit: () => Promise.resolve() },
} satisfies Meta<typeof CommentForm>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '默认' }
export const WithDraft: Story = { name: '有草稿', args: { draft: '讲得很清楚，' } }
export const TooLong: Story = { name: '超出字数', args: { draft: '讲得很清楚。'.repeat(24) } }
export const Reply: Story = {
  name: '回复',
  args: { label: '回复 林同学', submitLabel: '回复', onCancel: () => {} },
}
const inItsPlace = {
  controls: { disable: true },
}

export const SignInFirst: Story = {
  name: '需要登录',
  parameters: inItsPlace,
  render: () => (
    <CommentBarrierNote
      barrier="sign-in"
      action={
        <ButtonLink size="sm" href="/login">
          登录
        </ButtonLink>
      }
    />
  ),
}
export const BuyFirst: Story = {
  name: '需要购买',
  parameters: inItsPlace,
  render: () => <CommentBarrierNote barrier="buy" />,
}
export const JoinFirst: Story = {
  name: '需要加入课程',
  parameters: inItsPlace,
  render: () => <CommentBarrierNote barrier="join" />,
}
export const Closed: Story = {
  name: '评论已关闭',
  parameters: inItsPlace,
  render: () => <CommentBarrierNote barrier="closed" />,
}
