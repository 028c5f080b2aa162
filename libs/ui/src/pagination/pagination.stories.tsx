import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '@shuyuan/testing/state-matrix'
import { Pagination } from './pagination'

const meta = {
  title: 'Components 组件/Navigation 导航/Pagination 分页',
  component: Pagination,
  parameters: {
    usage: {
      zh: '分页（翻页），用于长列表。',
      use: 'For long lists that visitors return to, such as orders and courses.',
      avoid: 'For comments, which visitors read in order: a button that loads more.',
      do: 'Put it below the list and keep the page in the URL.',
      never: 'Do not show it for a single page: it hides itself.',
    },
  },
  args: { page: 1, pageCount: 20, hrefFor: (page) => `/courses?page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = { name: '第一页' }
export const Middle: Story = { name: '中间页', args: { page: 10 } }
export const Last: Story = { name: '最后一页', args: { page: 20 } }
export const Few: Story = { name: '少量', args: { page: 2, pageCount: 3 } }

export const States: Story = {
  name: '各状态',
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <Pagination {...args} />}
    </StateMatrix>
  ),
}
