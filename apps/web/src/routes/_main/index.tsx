import { categoriesQuery, homeBlocksQuery, studyListQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/home/home-page'
import { keepSchoolFigures } from '../../core/site/keep-school-figures'
import { startOptionalQuery, startQuery } from '../../core/router/start-query'
import { PageHead } from '../../core/page/page-head'
import { useServices } from '../../core/use-services'

export const Route = createFileRoute('/_main/')({
  staticData: { head: <HomeHead />, hasTabBar: true },
  loader: async ({ context: { api, keptApi, queryClient, session } }) => {
    const page = Promise.all([
      startQuery(queryClient, homeBlocksQuery(api)),
      startOptionalQuery(queryClient, categoriesQuery(api)),
    ])
    if (session.getToken() !== null) {
      void startQuery(queryClient, studyListQuery(api, { list: 'learned', page: 1 }))
    }
    await page
    if (import.meta.env.SSR) await keepSchoolFigures({ keptApi, queryClient, withCourses: true })
  },
  component: HomePage,
})

function HomeHead() {
  const { hero } = useServices().env
  return <PageHead path="/" description={hero?.text || undefined} />
}
