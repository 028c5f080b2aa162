import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleAnnouncement } from './announcement.fixture'
import { AnnouncementList } from './announcement-list'
import { AnnouncementView } from './announcement-view'

test('shows text and view count', async () => {
  render(<AnnouncementView announcement={sampleAnnouncement()} />)
  expect(screen.getByText('1,024 次浏览')).toBeTruthy()
  expect(await screen.findByText('三月一日', { selector: 'strong' })).toBeTruthy()
})

test('sanitizes the HTML of an announcement', async () => {
  const html = '<p>正文</p><img src=x onerror=alert(1)><script>alert(1)</script>'
  const { container } = render(<AnnouncementView announcement={sampleAnnouncement(1, { html })} />)
  await screen.findByText('正文')
  expect(container.querySelector('script, [onerror]')).toBeNull()
})

test('lists announcements and marks the current one', () => {
  render(
    <AnnouncementList
      announcements={[sampleAnnouncement(1), sampleAnnouncement(2, { title: '放假安排' })]}
      currentId={2}
      hrefFor={({ id }) => `/announcement?id=${id}`}
    />,
  )
  const links = within(screen.getByRole('navigation', { name: '公告列表' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
  expect(links[0]?.getAttribute('href')).toBe('/announcement?id=1')
})
