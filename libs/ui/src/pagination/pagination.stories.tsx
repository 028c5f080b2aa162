import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix, matrixParameters } from '../states/state-matrix.fixture'
import { Pagination } from './pagination'

const meta = {
  title: 'Components 组件/Navigation 导航/Pagination 分页',
  component: Pagination,
  args: { page: 1, pageCount: 20, hrefFor: (page) => `/courses?page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { page: 10 } }
export const Last: Story = { args: { page: 20 } }
export const Few: Story = { args: { page: 2, pageCount: 3 } }

export const States: Story = {
  parameters: matrixParameters,
  render: (args) => (
    <StateMatrix states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <Pagination {...args} />}
    </StateMatrix>
  ),
}
