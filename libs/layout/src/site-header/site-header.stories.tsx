import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { styled } from 'styled-components'
import { AnnouncementBar } from '../announcement-bar/announcement-bar'
import { AppearanceChoices } from '../appearance-menu/appearance-choices'
import { AppearanceMenu } from '../appearance-menu/appearance-menu'
import mainNav from '../main-nav/main-nav.stories'
import { SiteHeader } from './site-header'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/SiteHeader 页头',
  component: SiteHeader,
  parameters: {
    usage: {
      zh: '页头（顶栏、导航栏 navbar）：标志、导航、搜索和账号；未登录、已登录各有样子。',
      use: 'On every page of the site: logo, navigation, search, account.',
      avoid: 'On a page outside of the site, such as 找不到页面: LogoLink and SearchBox.',
      do: 'Pass loading as the account until it is known, so that nothing moves.',
      never: 'Do not put another control into it before one is removed.',
      measures:
        '64 px high from 1024 px on. Below 1024 px the navigation has its own line. Below 768 px it is a bar of 56 px with a panel.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    siteName: '书院',
    logo: null,
    links: { home: '/', vip: '/vip', study: '/study-center', search: '/search' },
    pathname: '/',
    nav: mainNav.args.entries,
    account: { kind: 'visitor', onSignIn: fn(), onRegister: fn(), onStudy: fn() },
    onSearch: fn(),
    onEmptySearch: fn(),
    appearance: (
      <AppearanceMenu>
        <AppearanceChoices theme="system" hasMoreContrast={false} onChange={fn()} />
      </AppearanceMenu>
    ),
  },
} satisfies Meta<typeof SiteHeader>

export default meta

type Story = StoryObj<typeof meta>

export const Visitor: Story = { name: '访客' }

const Reduced = styled.div`
  zoom: 0.75;
`

/** Reduced to the width of the documentation page, for its numbers. */
export const Parts: Story = {
  name: '结构',
  tags: ['!dev', '!autodocs'],
  decorators: [
    (View) => (
      <Reduced>
        <View />
      </Reduced>
    ),
  ],
}

export const Member: Story = {
  name: '学员',
  args: {
    account: {
      kind: 'member',
      name: '李晓明',
      avatar: null,
      hasUnread: false,
      memberHref: '/member',
      studyHref: '/study-center',
      ordersHref: '/member/orders',
      messagesHref: '/member/messages',
      onSignOut: fn(),
    },
  },
}
export const MemberWithUnread: Story = {
  name: '学员，有未读消息',
  args: {
    account: {
      kind: 'member',
      name: '李晓明',
      avatar: null,
      hasUnread: true,
      memberHref: '/member',
      studyHref: '/study-center',
      ordersHref: '/member/orders',
      messagesHref: '/member/messages',
      onSignOut: fn(),
    },
  },
}
export const Loading: Story = {
  name: '加载中',
  args: { nav: undefined, account: { kind: 'loading' } },
}
export const AccountFailed: Story = {
  name: '账号加载失败',
  args: { account: { kind: 'failed', isRetrying: false, onRetry: fn(), onSignOut: fn() } },
}
export const AccountRetrying: Story = {
  name: '账号重试中',
  args: { account: { kind: 'failed', isRetrying: true, onRetry: fn(), onSignOut: fn() } },
}
export const ShortNavigation: Story = {
  name: '短导航',
  args: { nav: mainNav.args.entries.slice(0, 3) },
}
export const WithoutNavigation: Story = { name: '无导航', args: { nav: [] } }
export const WithoutName: Story = { name: '无名称', args: { siteName: '', nav: [] } }
export const WithoutVip: Story = {
  name: '无会员入口',
  args: { links: { home: '/', study: '/study-center', search: '/search' } },
}
export const WithoutSearch: Story = {
  name: '无搜索',
  args: { links: { home: '/', vip: '/vip', study: '/study-center' } },
}
export const WithKeywords: Story = {
  name: '有关键字',
  args: { keywords: '前端', pathname: '/search' },
}
export const WithAnnouncement: Story = {
  name: '有公告',
  args: {
    announcement: (
      <AnnouncementBar
        title="国庆期间客服时间调整的通知"
        href="/announcement?id=3"
        onClose={fn()}
      />
    ),
  },
}
export const Narrow: Story = {
  name: '窄屏',
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
export const NarrowSearch: Story = {
  ...Narrow,
  name: '窄屏搜索',
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement)
    await userEvent.click(await banner.findByRole('button', { name: '打开搜索' }))
    await expect(banner.getByRole('searchbox', { name: '关键字' })).toHaveFocus()
    await expect(banner.queryByRole('navigation')).toBeNull()
  },
}
export const NarrowMenu: Story = {
  // Only its play function opens it.
  tags: ['!autodocs'],
  ...Narrow,
  name: '窄屏菜单',
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement)
    await userEvent.click(await banner.findByRole('button', { name: '打开菜单' }))
    const left = (name: string) => banner.getByRole('link', { name }).getBoundingClientRect().left
    await expect(left('VIP会员')).toBe(left('首页'))
    await userEvent.click(await banner.findByRole('button', { name: /主题/ }))
    await expect(await banner.findByRole('group', { name: '主题' })).toBeVisible()
    await expect(banner.queryByRole('searchbox')).toBeNull()
    await expect(banner.queryByRole('button', { name: '注册' })).toBeNull()
  },
}
