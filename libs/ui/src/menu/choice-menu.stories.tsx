import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ChoiceMenu } from './choice-menu'

const meta = {
  title: 'Components 组件/Dialogs 弹窗/ChoiceMenu 选项菜单',
  component: ChoiceMenu,
  parameters: {
    usage: {
      zh: '选项菜单（下拉框、选择器 select），从几个值里选一个，例如倍速、清晰度。',
      use: 'To choose one of several values in little space: speed, quality.',
      avoid: 'For filters that should stay visible: ChipGroup. For actions: Menu.',
      do: 'Show the current value on the button.',
      never: 'Do not ask for a confirmation after a choice.',
    },
    docs: { story: { inline: false, height: '280px' } },
  },
  args: {
    label: '倍速',
    trigger: '倍速 1×',
    choices: ['0.75×', '1×', '1.5×', '2×'],
    current: 1,
    onSelect: fn(),
  },
} satisfies Meta<typeof ChoiceMenu>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '打开',
  async play() {
    await userEvent.click(screen.getByRole('button', { name: '倍速 1×' }))
    await expect(await screen.findByRole('menuitemradio', { name: '1×' })).toBeChecked()
  },
}
export const Closed: Story = { name: '关闭' }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <ChoiceMenu {...args} />}
    </StateMatrix>
  ),
}
