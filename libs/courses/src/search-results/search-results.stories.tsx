import { Container } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleHit } from '../../test/samples'
import { SearchResults } from './search-results'
import { SearchTypeFilter } from './search-type-filter'
import { SearchResultsSkeleton } from './search-results-skeleton'
import { SearchRow } from './search-row'
import { Highlighted } from './highlighted'

const meta = {
  title: 'Business 业务组件/Courses 课程/SearchResults 搜索结果',
  component: SearchResults,
  parameters: {
    usage: {
      zh: '搜索结果，标出关键词。',
      use: 'For the hits of a search, with the keywords marked.',
      avoid: 'For courses of a category: CourseGrid.',
      do: 'Pass null as the URL of a hit without a page: it stays without a link.',
      never: 'Do not show an empty excerpt, or one that is code.',
      measures:
        'Cover 112 px wide, 176 px from 768 px on. Excerpt of two lines, 40rem wide at most.',
    },
  },
  subcomponents: { SearchResultsSkeleton, SearchRow, Highlighted, SearchTypeFilter },
  // The rows extend into the page margin.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    hits: [
      sampleHit(1),
      sampleHit(2, {
        resourceType: 'video',
        cover: null,
        price: 0,
        passage: '',
        shortDescription: '',
        title: '第 3 讲 C++ 的指针',
      }),
    ],
    total: 2,
    keywords: 'C++',
    hrefFor: (hit) => `/courses/detail/${hit.resourceId}`,
  },
} satisfies Meta<typeof SearchResults>

export default meta

type Story = StoryObj<typeof meta>

export const Found: Story = { name: '默认' }
export const One: Story = { name: '一条', args: { hits: [sampleHit(1)], total: 1 } }
export const LongTitle: Story = {
  name: '长标题',
  args: {
    hits: [
      sampleHit(1, { title: '深度学习系统课：从反向传播、卷积网络、循环网络到 Transformer' }),
      sampleHit(2, { cover: null }),
    ],
  },
}
export const Loading: Story = {
  name: '加载中',
  render: () => <SearchResultsSkeleton />,
  parameters: { controls: { disable: true } },
}
export const Nothing: Story = { name: '空', args: { hits: [], total: 0 } }
export const Types: Story = {
  name: '类型筛选',
  parameters: { controls: { disable: true } },
  render: () => <SearchTypeFilter type="vod" hrefFor={(type) => `/search?type=${type}`} />,
}

export const Right: Story = {
  name: '应该',
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <SearchResults
      {...args}
      hits={[sampleHit(1), sampleHit(2, { title: 'C++ 旧版课程' })]}
      hrefFor={({ id }) => (id === 1 ? '/courses/detail/1' : null)}
    />
  ),
}
export const Wrong: Story = {
  name: '避免',
  tags: ['!dev', '!autodocs'],
  args: { hits: [sampleHit(1, { passage: 'int main() { return 0; } // C++' })], total: 1 },
}
