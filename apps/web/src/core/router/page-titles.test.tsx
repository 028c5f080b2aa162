import { commonFailures, failing, handling, samples, successReply } from '@shuyuan/api/testing'
import { siteConfigQuery } from '@shuyuan/api/query'
import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { App } from '../app'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { createSiteRouter } from '../../router'
import { testServices } from '../../testing/render-in-site.fixture'
import { pageTitle } from './titles'

const { missing, unexpected } = commonFailures

it.each([
  ['/courses/detail/98765', failing('getCourse', missing), '课程不存在'],
  ['/courses/detail/98765', failing('getCourse', unexpected), '课程详情'],
  ['/courses/video/98765', failing('getLesson', missing), '这一节不存在'],
  ['/courses/video/98765', failing('getLesson', unexpected), '上课'],
])('titles %s like its heading, even if the settings load last', async (path, failure, title) => {
  let sendSettings: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => {
    sendSettings = resolve
  })
  const settings = handling('getConfig', () =>
    isAsked.then(() => successReply<'getConfig'>(samples.getConfig)),
  )
  startFakeServer(failure, settings)
  const services = testServices()
  services.session.signIn('token')
  const router = createSiteRouter({ ...services, loginCode: null })
  const history = createMemoryHistory({ initialEntries: [path] })
  router.update({ ...router.options, history })
  render(<App services={services} router={router} />)

  await screen.findByRole('heading', { level: 1, name: title })
  sendSettings()
  await waitFor(() =>
    expect(services.queryClient.getQueryData(siteConfigQuery(services.api).queryKey)).toBeDefined(),
  )
  await waitFor(() => expect(document.title).toBe(`${title} - 书院学堂`))
})

it.each([
  ['书院学堂', '全部课程', '全部课程 - 书院学堂'],
  ['书院学堂', undefined, '书院学堂'],
  ['', '全部课程', '全部课程'],
  [undefined, '全部课程', '全部课程'],
  ['', undefined, '首页'],
])('at the school %j the page %j is titled %j', (school, page, expected) => {
  expect(pageTitle(page, school)).toBe(expected)
})
