import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { Button } from './button'

const meta = {
  title: 'Components 组件/Actions 操作/Button 按钮',
  component: Button,
  parameters: {
    usage: {
      zh: '按钮，执行当前页面上的操作；有主要、次要、幽灵、危险四种样式，悬停、按下、禁用、加载中各有状态。',
      use: 'For an action on this page: buy, save, send, retry.',
      avoid: 'To go to another page: ButtonLink. For an icon alone: IconButton.',
      do: 'One primary button in a view. A verb with two to four characters: 立即购买.',
      never:
        'Do not disable a submit button because fields are empty, and do not put two primary buttons side by side.',
    },
  },
  args: { children: '立即购买', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const

export const Primary: Story = { name: '主要' }
export const Secondary: Story = { name: '次要', args: { variant: 'secondary' } }
export const Ghost: Story = { name: '幽灵', args: { variant: 'ghost' } }
export const Danger: Story = { name: '危险操作', args: { variant: 'danger', children: '注销账号' } }
export const Small: Story = { name: '小号', args: { size: 'sm' } }
export const Large: Story = { name: '大号', args: { size: 'lg' } }
export const Block: Story = { name: '通栏', args: { block: true } }
export const Loading: Story = { name: '加载中', args: { loading: true } }
export const Disabled: Story = { name: '禁用', args: { disabled: true } }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'loading']}>
      {(state) =>
        variants.flatMap((variant) =>
          sizes.map((size) => (
            <Button
              {...args}
              key={`${variant} ${size}`}
              variant={variant}
              size={size}
              disabled={state === 'disabled'}
              loading={state === 'loading'}
            />
          )),
        )
      }
    </StateMatrix>
  ),
}
