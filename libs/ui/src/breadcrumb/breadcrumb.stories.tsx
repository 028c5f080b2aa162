import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from './breadcrumb'

const meta = {
  title: 'Components 组件/Navigation 导航/Breadcrumb 面包屑',
  component: Breadcrumb,
  parameters: {
    usage: {
      zh: '面包屑导航，从深层页面回到上级。',
      use: 'On pages two or more levels below the home page, to go back up.',
      avoid: 'To show the steps of a purchase or a form.',
      do: 'End with the name of this page.',
      never: 'Do not repeat the main navigation in it.',
    },
  },
  args: {
    items: [
      { label: '首页', href: '/' },
      { label: '全部课程', href: '/courses' },
      { label: '现代前端工程实践' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta

type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = { name: '三级' }

/** Stays on one line. The heading of the page shows the whole title. */
export const LongTitle: Story = {
  name: '长标题',
  args: {
    items: [
      ...meta.args.items.slice(0, 2),
      { label: '深度学习系统课：从反向传播、卷积网络到注意力机制与 Transformer'.repeat(3) },
    ],
  },
  async play({ canvasElement }) {
    const path = within(canvasElement).getByRole('navigation')
    await expect(path.clientHeight).toBeLessThan(3 * parseFloat(getComputedStyle(path).fontSize))
  },
}

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus']} isWide>
      {() => <Breadcrumb {...args} />}
    </StateMatrix>
  ),
}
