import { messagesQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { MemberFrame } from '../../../features/member/member-frame'
import { startQuery } from '../../../core/router/start-query'

export const Route = createFileRoute('/_main/_signed-in/member')({
  staticData: { hasTabBar: true },
  loader: ({ context: { api, queryClient } }) =>
    startQuery(queryClient, messagesQuery(api, { page: 1 })),
  component: MemberFrame,
})
