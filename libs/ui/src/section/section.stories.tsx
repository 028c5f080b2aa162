import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link'
import { Section } from './section'

const meta = {
  title: 'ui/Section',
  component: Section,
  args: { title: '热门课程', children: '最近很多人在学的课程。' },
} satisfies Meta<typeof Section>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithAction: Story = { args: { action: <Link href="/courses">查看全部</Link> } }
export const Level3: Story = { args: { level: 3 } }
