import { answering, createHandlers, failing, samples } from '@shuyuan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { HomePage } from './home-page'

const broken = { code: 1, message: '不行' }

it('shows its other sources under one message when the school’s arrangement cannot be had', async () => {
  const server = startFakeServer(failing('listBlocks', broken))
  renderInSite(<HomePage />)
  expect(await screen.findByRole('region', { name: '最新课程' })).toBeTruthy()
  const categories = await screen.findByRole('region', { name: '课程分类' })
  const hrefs = within(categories)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(samples.listCategories.map(({ id }) => `/courses?cid=${id}`))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  server.use(...createHandlers())
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.queryByRole('region', { name: '课程分类' })).toBeNull()
})

it('has one message, too, when nothing else can be had', async () => {
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

it('has a heading at a school without a name', async () => {
  startFakeServer(answering('getConfig', { ...samples.getConfig, name: '', webname: '' }))
  const { services } = renderInSite(<HomePage />)
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('首页')
})
