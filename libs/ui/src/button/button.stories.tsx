import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StateMatrix, matrixParameters } from '../states/state-matrix.fixture'
import { Button } from './button'

const meta = {
  title: 'Components 组件/Actions 操作/Button 按钮',
  component: Button,
  args: { children: '立即购买', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['sm', 'md', 'lg'] as const

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: '注销账号' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const Block: Story = { args: { block: true } }
export const Loading: Story = { args: { loading: true } }
export const Disabled: Story = { args: { disabled: true } }

export const States: Story = {
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
