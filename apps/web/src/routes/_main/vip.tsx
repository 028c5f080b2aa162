import { vipPlansQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { VipPage } from '../../pages/vip/vip-page'

export const Route = createFileRoute('/_main/vip')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(vipPlansQuery(api))
  },
  component: VipPage,
})
