import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteDescription } from '../../core/page/messages'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { sampleAnnouncement } from './announcement.fixture'
import { AnnouncementHead } from './announcement-head'

test.each([
  [
    '<p>各位同学：</p><p>春季课程&nbsp;<b>三月一日</b>开课。</p>',
    '各位同学： 春季课程 三月一日开课。',
  ],
  [`<p>${'字'.repeat(161)}</p>`, `${'字'.repeat(160)}…`],
  ['<p><img src="/a.png"></p>', siteDescription],
])('the description of %s is its own text, else that of the site', async (html, description) => {
  renderInSite(<AnnouncementHead announcement={sampleAnnouncement(7, { html })} />)
  const content = () => document.querySelector('meta[name="description"]')?.getAttribute('content')
  await waitFor(() => expect(content()).toEqual(description))
})
