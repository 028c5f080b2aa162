import { coursesQuery, vipPlansQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { VipPage } from '../../features/checkout/vip/vip-page'
import { startOptionalQuery, startQuery } from '../../core/router/start-query'
import { PageHead } from '../../core/page/page-head'
import * as titles from '../../core/router/titles'
import { popularCourses } from '../../core/site/vip'

export const Route = createFileRoute('/_main/vip')({
  staticData: {
    title: titles.vip,
    head: <PageHead title={titles.vip} path="/vip" />,
    hasTabBar: true,
  },
  loader: async ({ context: { api, env, queryClient } }) => {
    if (env.vipDisabled) return
    await Promise.all([
      startQuery(queryClient, vipPlansQuery(api)),
      startOptionalQuery(queryClient, coursesQuery(api, popularCourses)),
    ])
  },
  component: VipPage,
})
