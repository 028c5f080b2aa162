import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { Checkbox } from './checkbox'

const meta = {
  title: 'Components 组件/Forms 表单/Checkbox 复选框',
  component: Checkbox,
  parameters: {
    usage: {
      zh: '复选框（勾选框），用于同意协议和随表单提交的选择。',
      use: 'For consent, and for a choice that is submitted with a form.',
      avoid:
        'For a setting that takes effect at once: Button or a menu. For one of several: ChipGroup.',
      do: 'Word the label so that it is true when the box is checked: 我已阅读并同意….',
      never: 'Do not check it in advance.',
    },
  },
  args: { label: '同意', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Unchecked: Story = { name: '未选中' }
export const Checked: Story = { name: '已选中', args: { checked: true } }
export const Disabled: Story = { name: '禁用', args: { disabled: true } }
export const WithLinks: Story = {
  name: '含链接',
  args: {
    label: (
      <>
        我已阅读并同意<a href="/user-protocol">《用户协议》</a>和
        <a href="/privacy-policy">《隐私政策》</a>
      </>
    ),
  },
}
export const WithError: Story = {
  name: '出错',
  args: { ...WithLinks.args, error: '请同意《用户协议》和《隐私政策》' },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'disabled', 'error']}>
      {(state) =>
        [false, true].map((checked) => (
          <Checkbox
            {...args}
            key={String(checked)}
            checked={checked}
            disabled={state === 'disabled'}
            error={state === 'error' ? '请先同意' : undefined}
          />
        ))
      }
    </StateMatrix>
  ),
}
