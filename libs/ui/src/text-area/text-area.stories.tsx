import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { TextArea } from './text-area'

const meta = {
  title: 'Components 组件/Forms 表单/TextArea 多行文本框',
  component: TextArea,
  parameters: {
    usage: {
      zh: '多行文本框，输入评论、原因等句子。',
      use: 'For sentences: comments, reasons.',
      avoid: 'For a single line: TextField.',
      do: 'Show the count. Accept longer text in the field and reject it with a reason.',
      never: 'Do not cut off pasted text.',
    },
  },
  args: { label: '评论内容', maxLength: 140 },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '默认' }
export const WithCount: Story = {
  name: '字数统计',
  args: { showCount: true, defaultValue: '讲得很清楚' },
}
export const WithError: Story = {
  name: '出错',
  args: { error: '请输入评论内容', showCount: true },
}
export const TooLong: Story = {
  name: '超出字数',
  args: {
    maxLength: 10,
    showCount: true,
    defaultValue: '讲得很清楚，第二遍终于听懂了',
    error: '评论内容最多10个字符',
  },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'disabled', 'error']}>
      {(state) => (
        // As the field is as wide as its text, it needs a container.
        <div style={{ inlineSize: 320 }}>
          <TextArea
            {...args}
            disabled={state === 'disabled'}
            error={state === 'error' ? '请检查这一项' : undefined}
          />
        </div>
      )}
    </StateMatrix>
  ),
}
