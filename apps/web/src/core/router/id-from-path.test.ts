import { expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { siteRouterAt } from '../../testing/render-in-site.fixture'

it.each(['/courses/detail/abc', '/courses/detail/0', '/courses/video/1e3'])(
  '%s matches no page, and nothing is fetched',
  async (path) => {
    const server = startFakeServer()
    const { router } = await siteRouterAt(path, (session) => session.signIn('token'))
    expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__'])
    expect(server.requestsTo('')).toEqual([])
  },
)

it('fetches a course by its ID', async () => {
  const server = startFakeServer()
  const { router } = await siteRouterAt('/courses/detail/7')
  expect(router.state.matches).toHaveLength(3)
  expect(server.requestsTo('/course/7')).toHaveLength(1)
})
