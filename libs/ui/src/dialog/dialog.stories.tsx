import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog as RadixDialog } from 'radix-ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { TextField } from '../text-field/text-field'
import { Dialog } from './dialog'
import { Body, Description, Panel } from './dialog-elements'
import { DialogHeader } from './dialog-header'

const meta = {
  title: 'Components 组件/Dialogs 弹窗/Dialog 弹窗',
  component: Dialog,
  parameters: {
    usage: {
      zh: '弹窗，也叫对话框、模态框或弹层（modal、popup），处理与当前页面有关的短任务。',
      use: 'For a short task that belongs to the page behind it: signing in, changing an avatar.',
      avoid:
        'For a question with two answers: ConfirmDialog. For a task of its own: a page with a URL.',
      do: 'Give it a title that names the task, one primary button and 取消 or a close button.',
      never: 'Do not open it without a click, and do not open one from another.',
    },
    docs: { story: { inline: false, height: '480px' } },
  },
  subcomponents: { DialogHeader },
  args: {
    open: true,
    onOpenChange: fn(),
    title: '登录',
    children: <TextField label="手机号" />,
  },
} satisfies Meta<typeof Dialog>

export default meta

type Story = StoryObj<typeof meta>

export const Form: Story = { name: '对话框，弹层（modal）' }
export const WithDescription: Story = {
  name: '含说明',
  args: { description: '登录后可以学习已购课程。' },
}
export const OtherWords: Story = {
  name: '英文',
  args: {
    title: 'Sign in',
    lang: 'en',
    header: <DialogHeader title="Sign in" closeLabel="Close" />,
    children: <TextField label="Mobile number" />,
  },
}
export const NotDismissible: Story = {
  name: '不能关闭',
  args: { title: '协议更新', dismissible: false, children: <Button>同意</Button> },
}
export const Long: Story = {
  name: '长文字',
  args: {
    title: '用户协议',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>第 {index + 1} 条：学习的目的不是记住答案，而是知道从哪里开始思考。</p>
    )),
  },
}

/** A filter of the body makes it the place of fixed elements. */
export const InAFilteredPage: Story = {
  name: '页面有滤镜',
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <style>{'body { min-height: 5000px; filter: saturate(0.9); }'}</style>
      <Dialog {...args} />
    </>
  ),
  async play() {
    const dialog = await screen.findByRole('dialog')
    // On phones it slides in from below.
    await waitFor(async () => {
      const { top, bottom } = dialog.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
  },
}

/** Not modal, because a page can only have one modal dialog. */
export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: ({ title }) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed', 'loading', 'error']}>
      {(state) => (
        <RadixDialog.Root open modal={false}>
          <Panel $width={400} onOpenAutoFocus={(event) => event.preventDefault()}>
            <DialogHeader title={title} />
            <Description>登录后可以学习已购课程。</Description>
            <Body>
              <TextField
                label="手机号"
                error={state === 'error' ? '请输入 11 位手机号' : undefined}
              />
              <Button loading={state === 'loading'} style={{ marginBlockStart: 16 }}>
                立即登录
              </Button>
            </Body>
          </Panel>
        </RadixDialog.Root>
      )}
    </StateMatrix>
  ),
}
