import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { TextField } from './text-field'

const meta = {
  title: 'Components 组件/Forms 表单/TextField 文本框',
  component: TextField,
  parameters: {
    usage: {
      zh: '文本框（输入框 input），输入一行文字。',
      use: 'For one line of text: a mobile number, a name, a code.',
      avoid:
        'For passwords: PasswordField. For sentences: TextArea. For one of few values: ChipGroup.',
      do: 'State the expected format in the hint. Put a button that belongs to the field in trailing.',
      never:
        'Do not use the placeholder as the only label, and do not clear the field after an error.',
    },
  },
  args: { label: '手机号', placeholder: '请输入手机号' },
} satisfies Meta<typeof TextField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '默认' }
export const WithHint: Story = { name: '含提示', args: { hint: '用于登录和找回密码' } }
export const WithError: Story = { name: '出错', args: { error: '请输入手机号!' } }
export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true, defaultValue: '138****0001' },
}
export const WithTrailing: Story = {
  name: '带按钮',
  args: { label: '手机验证码', trailing: <Button variant="secondary">获取验证码</Button> },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'disabled', 'error']}>
      {(state) => (
        <TextField
          {...args}
          disabled={state === 'disabled'}
          error={state === 'error' ? '请检查这一项' : undefined}
        />
      )}
    </StateMatrix>
  ),
}
