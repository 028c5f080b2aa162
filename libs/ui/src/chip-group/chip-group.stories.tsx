import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { ChipGroup } from './chip-group'

const meta = {
  title: 'Components 组件/Forms 表单/ChipGroup 标签组',
  component: ChipGroup,
  args: {
    label: '课程筛选',
    items: [
      { label: '全部', href: '/courses', current: true },
      { label: '免费', href: '/courses?scene=free', current: false },
      { label: '热门', href: '/courses?scene=sub', current: false },
    ],
  },
} satisfies Meta<typeof ChipGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Few: Story = { name: '少量' }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <ChipGroup {...args} />}
    </StateMatrix>
  ),
}
