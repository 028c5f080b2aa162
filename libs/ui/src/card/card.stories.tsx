import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link'
import { Card } from './card'

const meta = {
  title: 'Components 组件/Layout 布局/Card 卡片',
  component: Card,
  parameters: {
    usage: {
      zh: '卡片，装一个课程、一个方案或一张表单。',
      use: 'For one item among others: a course, a plan, a form.',
      avoid: 'Around paragraphs: a heading and space are enough.',
      do: 'Pass interactive if the whole card is a link.',
      never: 'Do not nest cards.',
    },
  },
  args: { children: '学习的目的不是记住答案，而是知道从哪里开始思考。' },
} satisfies Meta<typeof Card>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '默认' }
export const Interactive: Story = {
  name: '可点击',
  // Looks the same without interaction.
  tags: ['!autodocs'],
  args: { interactive: true },
}
export const Flush: Story = { name: '无边距', args: { flush: true } }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus']} isWide>
      {() => (
        <Card {...args} interactive>
          <Link href="/courses">全部课程</Link>
        </Card>
      )}
    </StateMatrix>
  ),
}
