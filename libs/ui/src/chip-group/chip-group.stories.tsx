import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { ChipGroup } from './chip-group'

const meta = {
  title: 'Components 组件/Forms 表单/ChipGroup 标签组',
  component: ChipGroup,
  parameters: {
    usage: {
      zh: '标签组：单选（radio），筛选列表的几个可见选项。',
      use: 'For a few visible filters of a list.',
      avoid: 'For parts of a page: Tabs. For many values: FilterRow.',
      do: 'Start with 全部. Give each choice a URL.',
      never: 'Do not wrap it on phones: it scrolls sideways.',
    },
  },
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
