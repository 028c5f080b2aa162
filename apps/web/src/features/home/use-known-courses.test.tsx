import { answering, samples } from '@shuyuan/api/testing'
import { coursesQuery, homeBlocksQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite, testServices } from '../../testing/render-in-site.fixture'
import { useServices } from '../../core/use-services'
import { HomeBlocks } from './home-blocks/home-blocks'
import { useCompleteBlocks } from './use-known-courses'

const [listed] = samples.listCourses.data

function Blocks() {
  const { api } = useServices()
  const { data = [] } = useQuery(homeBlocksQuery(api))
  const complete = useCompleteBlocks()
  return <HomeBlocks blocks={complete(data)} courseHref={() => '/'} />
}

/** A course without a price, in a block and in the course list. Only the list contains `isVipFree`. */
function serve() {
  if (listed === undefined) throw new Error('no example')
  const course = { id: 8, title: '走进博物馆', charge: 0, is_free: 0 } as const
  const blocks = samples.listBlocks.flatMap((block) =>
    block.sign === 'pc-vod-v1'
      ? [
          {
            ...block,
            config_render: {
              ...block.config_render,
              items: block.config_render.items.map((item) => ({ ...item, ...course })),
            },
          },
        ]
      : [],
  )
  startFakeServer(
    answering('listBlocks', blocks),
    answering('listCourses', {
      ...samples.listCourses,
      data: [{ ...listed, ...course, is_vip_free: 1 }],
    }),
  )
}

it('marks a course as free for members after a list has loaded', async () => {
  serve()
  const { unmount } = renderInSite(<Blocks />)
  expect(await screen.findByText('走进博物馆')).toBeTruthy()
  expect(screen.queryByText('会员专享')).toBeNull()
  unmount()
  const services = testServices()
  await services.queryClient.fetchQuery(coursesQuery(services.api, { page: 1 }))
  renderInSite(<Blocks />, services)
  expect(await screen.findByText('会员专享')).toBeTruthy()
})
