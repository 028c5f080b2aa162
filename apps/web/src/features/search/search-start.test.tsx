import { answering, samples } from '@shuyuan/api/testing'
import { SearchBox } from '@shuyuan/layout'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { recentSearches, rememberSearch } from '../../core/account/recent-searches'
import { SearchStart } from './search-start'

beforeEach(() => {
  startFakeServer(answering('listCategories', samples.listCategories))
})

async function focusField() {
  const { device } = renderInSite(
    <SearchBox
      inputRef={{ current: null }}
      keywords=""
      action="/search"
      suggestions={() => <SearchStart />}
    />,
  ).services
  for (const keywords of ['一', '二', '三', '四', '五', '六', '二'])
    rememberSearch(device, keywords)
  await userEvent.click(await screen.findByRole('searchbox'))
  return { device, region: within(await screen.findByRole('region', { name: '搜索建议' })) }
}

it('offers the last five searches and the subjects', async () => {
  const { region } = await focusField()
  const [subject] = samples.listCategories
  await region.findByRole('link', { name: subject?.name ?? '' })
  const hrefs = region.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.slice(0, 6).map((href) => decodeURIComponent(href))).toEqual([
    ...['二', '六', '五', '四', '三'].map((keywords) => `/search?keywords=${keywords}`),
    `/courses?cid=${subject?.id}`,
  ])
})

it('forgets the searches, and the field keeps the focus', async () => {
  const { device, region } = await focusField()
  await userEvent.click(region.getByRole('button', { name: '清除' }))
  expect(recentSearches(device)).toEqual([])
  expect(region.queryByText('最近搜过')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

it('is a list for the arrow keys, and closes with Escape', async () => {
  const { region } = await focusField()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(region.getByRole('link', { name: '二' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.queryByRole('region', { name: '搜索建议' })).toBeNull()
})
