import type { Meta, StoryObj } from '@storybook/react-vite'
import { MainNav } from './main-nav'
import type { NavEntry } from './nav-entry'

function entry(id: number, name: string, url: string, rest: Partial<NavEntry> = {}): NavEntry {
  return { id, name, url, opensNewWindow: false, children: [], ...rest }
}

const entries: NavEntry[] = [
  entry(1, '首页', '/'),
  entry(2, '全部课程', '/courses', {
    children: [entry(21, '编程开发', '/courses?cid=1'), entry(22, '设计创意', '/courses?cid=2')],
  }),
  entry(3, '学习资料', '', {
    children: [entry(31, '公告', '/announcement'), entry(32, '题库（筹备中）', '')],
  }),
  entry(4, '教师博客', 'https://blog.school.example/'),
  entry(5, '开源社区', 'https://community.example/', { opensNewWindow: true }),
  entry(6, '旧站', '//old.school.example/'),
  entry(7, '敬请期待', ''),
]

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/MainNav 主导航',
  component: MainNav,
  parameters: {
    usage: {
      zh: '主导航：学校安排的两级入口。',
      use: 'In SiteHeader, for the entries that the school has arranged, in two levels.',
      avoid: 'For parts of a page: Tabs. For the four main pages on phones: TabBar.',
      do: 'Let it move entries that do not fit into 更多.',
      never: 'Do not shorten the names of entries.',
      measures: 'Entries 44 px high, 64 px beside the logo. Submenu 168 to 280 px wide.',
    },
  },
  args: { entries, isCurrent: (entry) => entry.url === '/' },
} satisfies Meta<typeof MainNav>

export default meta

type Story = StoryObj<typeof meta>

export const Entries: Story = { name: '默认' }
export const BelowAnEntryWithoutUrl: Story = {
  name: '当前项在下级菜单',
  args: { isCurrent: (entry) => entry.url === '/announcement' },
}
export const Loading: Story = {
  name: '加载中',
  parameters: { controls: { disable: true } },
  args: { entries: undefined },
}
