import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFooter } from './site-footer'

test('names the site and the year', () => {
  render(<SiteFooter siteName="书院" />)
  expect(screen.getByRole('contentinfo').textContent).toContain(
    `© ${new Date().getFullYear()} 书院`,
  )
})

test('friend links have a heading and open in a new window', () => {
  render(
    <SiteFooter
      siteName="书院"
      friendLinks={[{ label: '开源社区', href: 'https://a.example/' }]}
    />,
  )
  const friends = within(screen.getByRole('region', { name: '友情链接' }))
  expect(friends.getByRole('heading', { name: '友情链接' })).toBeDefined()
  expect(friends.getByRole('link', { name: '开源社区' }).getAttribute('target')).toBe('_blank')
})

test.each([[[]], [null], [undefined]])('has no heading for the friend links %j', (none) => {
  render(<SiteFooter siteName="书院" friendLinks={none} filings={none} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a filing number is a link when it has a URL', () => {
  render(
    <SiteFooter
      siteName="书院"
      filings={[
        { label: '京ICP备1号', href: 'https://filing.example/' },
        { label: '京公网安备2号', href: null },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: '京ICP备1号' }).getAttribute('href')).toBe(
    'https://filing.example/',
  )
  expect(screen.queryByRole('link', { name: '京公网安备2号' })).toBeNull()
  expect(screen.getByText('京公网安备2号')).toBeDefined()
})

test('links only to documents that exist', () => {
  render(<SiteFooter siteName="书院" agreementHref="https://a.example/user" privacyHref={null} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['用户协议'])
})

test.each([[''], [undefined]])('the name %j leaves no gap', (siteName) => {
  const { container } = render(<SiteFooter siteName={siteName} year={2026} />)
  expect(container.querySelector('strong')).toBeNull()
  expect(screen.getByText('© 2026').textContent).toBe('© 2026')
})
