import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TabBar } from './tab-bar'

const links = { home: '/', courses: '/courses', study: '/study-center', member: '/member' }

test.each([
  ['/', '首页', 'page'],
  ['/courses', '课程', 'page'],
  ['/member/orders', '我的', 'true'],
])('on %s, %s is current', (pathname, name, current) => {
  render(<TabBar links={links} pathname={pathname} />)
  const tabs = within(screen.getByRole('navigation', { name: '底部导航' })).getAllByRole('link')
  const marked = tabs.filter((tab) => tab.hasAttribute('aria-current'))
  expect(marked.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    [name, current],
  ])
})

test('on any other page, no tab is current', () => {
  render(<TabBar links={links} pathname="/search" />)
  expect(document.querySelector('[aria-current]')).toBeNull()
})
