import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { failed, loading, nothing, pageStory } from '../../testing/page-story'
import type { SitePage } from '../../testing/site-page'

const meta = {
  title: 'Pages 页面/Search 搜索',
  ...pageStory,
  args: { path: '/search?keywords=算法' },
} satisfies Meta<typeof SitePage>

export default meta

type Story = StoryObj<typeof meta>

export const Results: Story = { name: '默认' }
export const Prompt: Story = { name: '未输入关键字', args: { path: '/search' } }
export const Start: Story = {
  name: '搜索前',
  // Without the focus it looks like `Prompt`.
  tags: ['!autodocs'],
  args: { path: '/search' },
  async play({ canvas }) {
    const [field] = await canvas.findAllByRole('searchbox')
    if (field) await userEvent.click(field)
    await expect(await canvas.findByRole('region', { name: '搜索建议' })).toBeVisible()
  },
}
export const Suggestions: Story = {
  name: '搜索建议',
  // Without the typed text it looks like `Prompt`.
  tags: ['!autodocs'],
  args: { path: '/search' },
  async play({ canvas }) {
    const [field] = await canvas.findAllByRole('searchbox')
    if (field) await userEvent.type(field, '算法')
    await expect(await canvas.findByRole('region', { name: '搜索建议' })).toBeVisible()
  },
}
export const OnlyByTitle: Story = {
  name: '仅标题匹配',
  args: { path: '/search?keywords=Python&type=video', data: { search: nothing } },
}
export const Empty: Story = { name: '无结果', args: { data: { search: nothing } } }
export const Loading: Story = { ...loading, name: '加载中' }
export const Failed: Story = { ...failed('search'), name: '加载失败' }
