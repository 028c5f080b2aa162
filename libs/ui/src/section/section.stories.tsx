import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button-link'
import { Container } from '../container/container'
import { Section } from './section'

const meta = {
  title: 'Components 组件/Layout 布局/Section 区块',
  component: Section,
  parameters: {
    usage: {
      zh: '页面里带标题的一个分区。',
      use: 'For a part of a page with a title.',
      avoid: 'For a single item: Card.',
      do: 'Put the link to the whole list beside the title: 查看全部.',
      never: 'Do not skip a heading level to get another size.',
    },
  },
  // Its action extends into the page margin.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: { title: '热门课程', children: '最近很多人在学的课程。' },
} satisfies Meta<typeof Section>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = { name: '默认' }
export const WithAction: Story = {
  name: '带操作',
  args: {
    action: (
      <ButtonLink href="/courses" variant="ghost" size="sm">
        查看全部
      </ButtonLink>
    ),
  },
}
export const WithoutRule: Story = { name: '无短线', args: { hasRule: false } }
export const Level3: Story = {
  name: '三级标题',
  // Renders another element with the same styles.
  tags: ['!autodocs'],
  args: { level: 3 },
}
