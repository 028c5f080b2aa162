import { answering, commonFailures, failing, samples } from '@shuyuan/api/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { NoHits } from './no-hits'

const titles = ['Python 程序设计', '素描入门', '用 Python 做数据分析']
const courses = answering('listCourses', {
  ...samples.listCourses,
  data: samples.listCourses.data
    .slice(0, 1)
    .flatMap((course) => titles.map((title, index) => ({ ...course, id: 71 + index, title }))),
  total: titles.length,
})

const isForTitles = ({ url }: Request) => new URL(url).searchParams.get('page_size') === '500'

it('shows courses with matching titles and how they were found', async () => {
  startFakeServer(courses)
  renderInSite(<NoHits keywords="python" />)
  const region = await screen.findByRole('region', { name: '标题含有“python”的课程' })
  expect(within(region).getByRole('status').textContent).toBe(
    '站内搜索没有结果，按课程标题找到 2 门',
  )
  const links = within(region).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/courses/detail/71',
    '/courses/detail/73',
  ])
  expect(screen.queryByText(/暂无/)).toBeNull()
})

it('shows an empty state after the titles have loaded', async () => {
  startFakeServer(courses)
  renderInSite(<NoHits keywords="围棋" />)
  expect(screen.queryByText(/暂无/)).toBeNull()
  expect(await screen.findByText('暂无与“围棋”相关的内容')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /标题/ })).toBeNull()
})

it('fetches the titles once for all searches', async () => {
  const server = startFakeServer(courses)
  const { services } = renderInSite(<NoHits keywords="python" />)
  await screen.findByRole('region')
  renderInSite(<NoHits keywords="素描" />, services)
  await screen.findByRole('region', { name: '标题含有“素描”的课程' })
  const requests = server.requestsTo('/courses').filter(isForTitles)
  expect(requests).toHaveLength(1)
})

it('offers a retry if the titles cannot be loaded', async () => {
  const server = startFakeServer(failing('listCourses', commonFailures.unexpected))
  renderInSite(<NoHits keywords="python" />)
  const retry = await screen.findByRole('button', { name: '重试' })
  server.use(courses)
  await userEvent.click(retry)
  expect(await screen.findByRole('region', { name: '标题含有“python”的课程' })).toBeTruthy()
})

it('shows matching courses if a search for lessons finds none', async () => {
  startFakeServer(courses)
  renderInSite(<NoHits keywords="python" type="video" />)
  const region = await screen.findByRole('region', { name: '标题含有“python”的课程' })
  expect(within(region).getByRole('status').textContent).toBe('没有相关的单节，按课名找到 2 门课程')
  const everything = within(region).getByRole('link', { name: '搜索全部类型' })
  expect(everything.getAttribute('href')).toBe('/search?keywords=python')
  expect(screen.queryByText(/^暂无与/)).toBeNull()
})

it('links to all types if neither lessons nor courses match', async () => {
  startFakeServer(courses)
  renderInSite(<NoHits keywords="围棋" type="video" />)
  expect(await screen.findByText('暂无与“围棋”相关的内容')).toBeTruthy()
  expect(screen.getByRole('link', { name: '搜索全部类型' })).toBeTruthy()
})
