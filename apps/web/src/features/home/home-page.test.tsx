import { answering, createHandlers, failing, samples } from '@shuyuan/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readEnv } from '../../core/env'
import { createServices } from '../../core/services'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { HomePage } from './home-page'
import { schoolFiguresKey } from '../../core/site/school-figures'

const servicesWithHero = () =>
  createServices(
    readEnv({ apiBaseUrl: 'https://api.site.example/', hero: { title: '慢一点，学扎实' } }, {}),
  )

const broken = { code: 1, message: '不行' }

it('shows other links to courses under one error if the blocks cannot be loaded', async () => {
  const server = startFakeServer(failing('listBlocks', broken))
  renderInSite(<HomePage />)
  expect(await screen.findByRole('region', { name: '最新课程' })).toBeTruthy()
  const categories = await screen.findByRole('navigation', { name: '课程分类' })
  await within(categories).findAllByRole('link')
  const hrefs = within(categories)
    .getAllByRole('heading')
    .map((subject) => within(subject).getByRole('link').getAttribute('href'))
  expect(hrefs).toEqual(samples.listCategories.map(({ id }) => `/courses?cid=${id}`))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  server.use(...createHandlers())
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.queryByRole('region', { name: '最新课程' })).toBeNull()
})

it('shows one error if nothing else can be loaded either', async () => {
  startFakeServer(
    failing('listBlocks', broken),
    failing('listCategories', broken),
    failing('listCourses', broken),
  )
  renderInSite(<HomePage />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('starts with the hero if the settings contain one', async () => {
  startFakeServer()
  const services = servicesWithHero()
  renderInSite(<HomePage />, { ...services })
  expect(await screen.findByRole('heading', { name: '慢一点，学扎实' })).toBeTruthy()
  cleanup()
  renderInSite(<HomePage />)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('heading', { name: '慢一点，学扎实' })).toBeNull()
})

it('shows the figures that came with the page', async () => {
  startFakeServer()
  const services = servicesWithHero()
  const byCategory = Object.fromEntries(samples.listCategories.map(({ id }) => [id, 12]))
  services.queryClient.setQueryData(schoolFiguresKey, {
    courses: 66,
    lessons: 752,
    learners: 15_400,
    byCategory,
  })
  renderInSite(<HomePage />, { ...services })
  expect(await screen.findByText('752 节')).toBeTruthy()
  expect(screen.getByText('最热门的课有 1.5 万人在学')).toBeTruthy()
  expect(screen.getByRole('link', { name: '全部 66 门课' }).getAttribute('href')).toBe('/courses')
  expect(await screen.findAllByRole('link', { name: /12 门$/ })).toHaveLength(
    samples.listCategories.length,
  )
})

it('has no introduction for a learner', async () => {
  startFakeServer()
  const services = servicesWithHero()
  services.session.signIn('token')
  renderInSite(<HomePage />, { ...services })
  expect(await screen.findByRole('navigation', { name: '课程分类' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: '继续学习' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: '慢一点，学扎实' })).toBeNull()
})

it('labels slides with their link targets', async () => {
  const [block] = samples.listBlocks
  if (block === undefined) throw new Error('no block')
  const slides = ['/courses/detail/1', '/somewhere', null].map((href) => ({
    src: '/a.png',
    href,
  }))
  const items = [{ ...samples.listCourses.data[0], id: 1, title: '线性代数' }]
  startFakeServer(
    answering('listBlocks', [
      { ...block, id: 1, sign: 'pc-slider', config_render: slides },
      { ...block, id: 2, sign: 'pc-vod-v1', config_render: { title: '推荐', items } },
    ]),
  )
  renderInSite(<HomePage />)
  const slider = within(await screen.findByRole('region', { name: '焦点图' }))
  expect(slider.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    '线性代数',
    '焦点图 2',
    '焦点图 3',
  ])
})

it('has a heading if the school has no name', async () => {
  startFakeServer(answering('getConfig', { ...samples.getConfig, name: '', webname: '' }))
  const { services } = renderInSite(<HomePage />)
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('首页')
})
