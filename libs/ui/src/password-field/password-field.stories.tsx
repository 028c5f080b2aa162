import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { PasswordField } from './password-field'

const meta = {
  title: 'Components 组件/Forms 表单/PasswordField 密码框',
  component: PasswordField,
  parameters: {
    usage: {
      zh: '密码框，可以显示或隐藏密码。',
      use: 'For every password, new or known.',
      avoid: 'For SMS codes: TextField.',
      do: 'Set autoComplete to the kind of password, so that browsers fill it in or suggest one.',
      never: 'Do not ask for it twice: learners can show it instead.',
    },
  },
  args: { label: '密码', autoComplete: 'current-password' },
  decorators: [(Story) => <form>{Story()}</form>],
} satisfies Meta<typeof PasswordField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: '默认' }
export const Filled: Story = { name: '已填写', args: { defaultValue: 'example' } }
export const WithError: Story = { name: '出错', args: { error: '请输入密码!' } }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'disabled', 'error']}>
      {(state) => (
        <PasswordField
          {...args}
          disabled={state === 'disabled'}
          error={state === 'error' ? '请检查这一项' : undefined}
        />
      )}
    </StateMatrix>
  ),
}
