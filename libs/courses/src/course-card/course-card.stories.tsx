import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleSummary } from '../../test/samples'
import { CourseCard } from './course-card'

const meta = {
  title: 'courses/CourseCard',
  component: CourseCard,
  args: { course: sampleSummary(), href: '/courses/detail/1' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>

export default meta

type Story = StoryObj<typeof meta>

export const ForSale: Story = {}
export const ForSaleAndVipFree: Story = { args: { course: sampleSummary(1, { isVipFree: true }) } }
export const Free: Story = { args: { course: sampleSummary(2, { isFree: true, price: 0 }) } }
export const VipOnly: Story = { args: { course: sampleSummary(4, { price: 0, isVipFree: true }) } }
export const Claimable: Story = { args: { course: sampleSummary(4, { price: 0 }) } }
export const WithoutCover: Story = { args: { course: sampleSummary(5, { cover: null }) } }
