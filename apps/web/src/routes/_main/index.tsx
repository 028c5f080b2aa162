import { homeBlocksQuery, studyListQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { LazyHero } from '../../features/home/hero/lazy-hero'
import { LazySlider } from '../../features/home/home-blocks/lazy-slider'
import { HomePage } from '../../features/home/home-page'
import { startQuery } from '../../core/router/start-query'
import { pageHead } from '../../core/router/page-head'

export const Route = createFileRoute('/_main/')({
  loader: async ({ context: { api, env, queryClient, session } }) => {
    // Loads the code of the first block in parallel with the blocks.
    void (env.hero ? LazyHero : LazySlider).preload()
    const blocks = startQuery(queryClient, homeBlocksQuery(api))
    if (session.getToken() !== null) {
      void startQuery(queryClient, studyListQuery(api, { list: 'learned', page: 1 }))
    }
    await blocks
  },
  head: ({ match }) => pageHead(match, { path: match.pathname }),
  component: HomePage,
})
