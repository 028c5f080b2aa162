import { Container } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBlocks, sampleSlides } from './home-blocks.fixture'
import { HomeBlocks } from './home-blocks'
import { HomeBlocksSkeleton } from './home-blocks-skeleton'

const imageCounts = { 'v-1': 1, 'v-2': 2, 'v-3': 3, 'v-4': 4, 'v-1-2': 3 }

const meta = {
  title: 'Business 业务组件/Courses 课程/HomeBlocks 首页板块',
  component: HomeBlocks,
  parameters: {
    usage: {
      zh: '首页板块（轮播 carousel、课程、公告），由管理员安排。',
      use: 'For the blocks of the home page that an administrator has arranged.',
      avoid: 'For blocks of the app itself, such as 最新课程: Section.',
      do: 'Log blocks that fail with onBlockError. The others stay.',
      never:
        'Do not show prices in a block whose title names 会员 if the member prices are unknown.',
      measures: 'Spacers are at most 400 px high.',
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
export const ImageGroups: Story = {
  name: '图片组',
  args: {
    blocks: (['v-1', 'v-2', 'v-3', 'v-4', 'v-1-2'] as const).map((layout, id) => ({
      id,
      kind: 'image-group',
      layout,
      images: [...sampleSlides, ...sampleSlides].slice(0, imageCounts[layout]),
    })),
  },
}
export const IconsInFives: Story = {
  name: '一行五个图标',
  args: {
    blocks: sampleBlocks.flatMap((block) =>
      block.kind === 'grid-nav'
        ? [{ ...block, columns: 5, items: [...block.items, ...block.items, ...block.items] }]
        : [],
    ),
  },
}
export const OneImage: Story = {
  name: '一张轮播图',
  args: { blocks: [{ id: 1, kind: 'slider', slides: sampleSlides.slice(0, 1) }] },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <HomeBlocksSkeleton />,
  parameters: { controls: { disable: true } },
}
