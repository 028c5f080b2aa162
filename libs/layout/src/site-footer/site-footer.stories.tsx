import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteFooter } from './site-footer'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/SiteFooter 页脚',
  component: SiteFooter,
  parameters: {
    usage: {
      zh: '页脚：关于我们、协议、版权和备案号。',
      use: 'At the end of every page: 关于我们, documents, copyright and filing numbers.',
      avoid: 'For links that a learner needs every day: MainNav.',
      do: 'Pass the filing numbers with their links, which are required by law.',
      never: 'Do not let it move when content loads: PageFrame keeps it below the window.',
      measures: 'Padding 40 px, with 64 px above it. flush removes the space above.',
    },
    layout: 'fullscreen',
  },
  args: { siteName: '书院', year: 2026 },
} satisfies Meta<typeof SiteFooter>

export default meta

type Story = StoryObj<typeof meta>

export const Bare: Story = { name: '默认' }
export const Full: Story = {
  name: '完整',
  args: {
    friendLinks: [
      { label: '开源社区', href: 'https://community.example/' },
      { label: '教师博客', href: 'https://blog.school.example/' },
    ],
    filings: [
      { label: '京ICP备00000000号', href: 'https://filing.example/' },
      { label: '京公网安备00000000000000号', href: null },
    ],
    agreementHref: 'https://school.example/user/protocol',
    privacyHref: 'https://school.example/user/private_protocol',
    aboutHref: 'https://school.example/about',
  },
}
export const Flush: Story = { name: '无边距', args: { ...Full.args, flush: true } }
