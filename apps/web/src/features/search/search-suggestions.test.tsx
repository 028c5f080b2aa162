import { answering, samples } from '@shuyuan/api/testing'
import { SearchBox } from '@shuyuan/layout'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { SearchSuggestions } from './search-suggestions'

const hits = {
  data: samples.search.data.slice(0, 1).flatMap((hit) => [
    { ...hit, id: 1, resource_type: 'video', resource_id: 7, title: '为什么学 Python' },
    { ...hit, id: 2, resource_type: 'vod', resource_id: 5, title: 'Python 程序设计' },
  ]),
  total: 2,
}

function renderField(): Promise<HTMLElement> {
  renderInSite(
    <SearchBox
      inputRef={{ current: null }}
      keywords=""
      action="/search"
      suggestions={(keywords) => <SearchSuggestions keywords={keywords} />}
    />,
  )
  return screen.findByRole('searchbox')
}

it('suggests courses before lessons, after one request for the whole text', async () => {
  const server = startFakeServer(answering('search', hits))
  await userEvent.type(await renderField(), 'Python')
  const region = await screen.findByRole('region', { name: '搜索建议' })
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    '2 条搜索建议',
  )
  const links = within(region).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/courses/detail/5',
    '/courses/video/7',
  ])
  expect(server.requestsTo('/search')).toHaveLength(1)
})

it('suggests courses by title, free ones without a price, if the server finds nothing', async () => {
  startFakeServer(
    answering('search', { data: [], total: 0 }),
    answering('listCourses', {
      ...samples.listCourses,
      data: samples.listCourses.data.slice(0, 1).map((course) => ({
        ...course,
        id: 9,
        title: 'Python 入门',
        is_free: 1 as const,
        charge: 68,
      })),
    }),
  )
  await userEvent.type(await renderField(), 'python')
  const link = await screen.findByRole('link', { name: /Python 入门/ })
  expect(link.getAttribute('href')).toBe('/courses/detail/9')
  expect(link.textContent).not.toContain('68')
})

it('moves the focus with the arrow keys, and closes with Escape', async () => {
  startFakeServer(answering('search', hits))
  const field = await renderField()
  await userEvent.type(field, 'Python')
  const links = await screen.findAllByRole('link')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(links[0])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(links[1])
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('link')).toBeNull()
})
