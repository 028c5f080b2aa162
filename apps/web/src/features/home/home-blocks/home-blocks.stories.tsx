import { Container } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBlocks, sampleSlides } from './home-blocks.fixture'
import { HomeBlocks } from './home-blocks'
import { HomeBlocksSkeleton } from './home-blocks-skeleton'

const meta = {
  title: 'Business 业务组件/Courses 课程/HomeBlocks 首页板块',
  component: HomeBlocks,
  parameters: {
    usage: {
      zh: '首页板块（轮播 carousel、课程、公告），由管理员安排。',
      use: 'For the blocks of the home page that an administrator has arranged.',
      avoid: 'For blocks of the app itself, such as 最新课程: Section.',
      do: 'Keep the other blocks if one fails.',
      never:
        'Do not show prices in a block whose title names 会员 if the member prices are unknown.',
      measures: 'Slides are 16:9, and 3:1 from 768 px on.',
    },
  },
  // The slider extends into the page margin.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    blocks: sampleBlocks,
    courseHref: (course) => `/courses/detail/${course.id}`,
    allCoursesHref: '/courses',
  },
} satisfies Meta<typeof HomeBlocks>

export default meta

type Story = StoryObj<typeof meta>

export const EveryKind: Story = { name: '全部板块' }
export const OneImage: Story = {
  name: '一张轮播图',
  args: { blocks: [{ id: 1, kind: 'slider', slides: sampleSlides.slice(0, 1) }] },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <HomeBlocksSkeleton />,
  parameters: { controls: { disable: true } },
}
