import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterRow } from './filter-row'

const meta = {
  title: 'Components 组件/Forms 表单/FilterRow 筛选行',
  component: FilterRow,
  parameters: {
    usage: {
      zh: '筛选行：一个名称和许多可选值。',
      use: 'For a filter with a name and many values, such as the subjects of courses.',
      avoid: 'For two or three values: ChipGroup.',
      do: 'Name the row after the filtered property.',
      never: 'Do not stack more than three rows above the first result.',
    },
  },
  args: {
    label: '课程分类',
    items: ['全部', '编程开发', '职业认证', '设计创意', '语言学习', '数据科学', '职场技能'].map(
      (label, id) => ({ label, href: `/courses?cid=${id}`, current: id === 1 }),
    ),
  },
} satisfies Meta<typeof FilterRow>

export default meta

type Story = StoryObj<typeof meta>

export const Many: Story = { name: '大量' }
export const WithCounts: Story = {
  name: '带数量',
  args: {
    items: ['全部', '编程开发', '语言学习'].map((label, id) => ({
      label,
      href: `/courses?cid=${id}`,
      current: id === 0,
      count: 66 - 24 * id,
      title: `${66 - 24 * id} 门课`,
    })),
  },
}
export const SideColumn: Story = {
  name: '侧栏',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}
