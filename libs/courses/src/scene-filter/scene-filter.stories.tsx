import type { Meta, StoryObj } from '@storybook/react-vite'
import { SceneFilter } from './scene-filter'

const meta = {
  title: 'Business 业务组件/Courses 课程/SceneFilter 排序筛选',
  component: SceneFilter,
  parameters: {
    usage: {
      zh: '场景筛选：全部、免费、热门。',
      use: 'Above the course list: 全部, 免费, 热门.',
      avoid: 'For categories: CategoryFilter. To search: SearchBox.',
      do: 'Combine it with the category in one URL.',
      never: 'Do not add a choice that the API cannot answer.',
    },
  },
  args: { scene: '', hrefFor: (scene) => `/courses?scene=${scene}` },
} satisfies Meta<typeof SceneFilter>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = { name: '全部' }
export const Free: Story = { name: '免费', args: { scene: 'free' } }
