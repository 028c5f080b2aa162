import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryFilter } from './category-filter'

const meta = {
  title: 'Business 业务组件/Courses 课程/CategoryFilter 分类筛选',
  component: CategoryFilter,
  parameters: {
    usage: {
      zh: '分类筛选：两级课程分类。',
      use: 'To filter the course list by category, in two levels.',
      avoid: 'For 免费 and 热门: SceneFilter.',
      do: 'Give each category a URL, so that the list can be shared.',
      never: 'Do not show the second level before a category with children is selected.',
      measures: 'One row that scrolls sideways per level on phones.',
    },
  },
  args: {
    categories: [
      { id: 1, name: '语文', children: [] },
      {
        id: 2,
        name: '数学',
        children: [
          { id: 21, name: '初中' },
          { id: 22, name: '高中' },
        ],
      },
      { id: 3, name: '编程', children: [{ id: 31, name: 'Python' }] },
    ],
    categoryId: 0,
    hrefFor: (id) => `/courses?category=${id}`,
  },
} satisfies Meta<typeof CategoryFilter>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = { name: '全部' }
export const WithCounts: Story = {
  name: '带课程数',
  args: { counts: { 0: 66, 1: 12, 2: 30, 3: 24 } },
}
export const Parent: Story = { name: '一级分类', args: { categoryId: 2 } }
export const Child: Story = { name: '二级分类', args: { categoryId: 22 } }
export const WithoutChildren: Story = { name: '无二级分类', args: { categoryId: 1 } }
