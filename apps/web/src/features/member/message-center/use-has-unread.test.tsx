import { messagesQuery } from '@shuyuan/api/query'
import { answering, failing, handling, samples, successReply } from '@shuyuan/api/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { signInMember } from '../../../testing/member.fixture'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { useMarkRead } from './use-mark-read'
import { useServices } from '../../../core/use-services'
import { useHasUnread } from '../../../core/account/use-has-unread'

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

const [message] = samples.listMessages.data
if (message === undefined) throw new Error('the contract has no example of a message')

/** A message list with one item and the given total. */
const messages = ({ isRead, total }: { isRead: boolean; total: number }) =>
  answering('listMessages', {
    ...samples.listMessages,
    total,
    data: [{ ...message, read_at: isRead ? '2026-01-02T00:00:00.000000Z' : null }],
  })

/** A page with a button that marks all messages as read. */
function AnyPage() {
  const hasUnread = useHasUnread()
  const { markAll } = useMarkRead()
  return <button onClick={markAll}>{hasUnread ? '有未读' : '无未读'}</button>
}

async function renderForLearner(page = <AnyPage />) {
  const view = renderInSite(page)
  await act(async () => signInMember(view.services))
  return view
}

const counted = () => server.requestsTo('/unreadNotificationCount').length

it('shows a message that the server has not counted', async () => {
  server.use(messages({ isRead: false, total: 1 }), answering('getUnreadCount', 0))
  await renderForLearner()
  expect(await screen.findByRole('button', { name: '有未读' })).toBeTruthy()
})

it('shows an older unread message by the count', async () => {
  server.use(messages({ isRead: true, total: 30 }), answering('getUnreadCount', 2))
  await renderForLearner()
  expect(await screen.findByRole('button', { name: '有未读' })).toBeTruthy()
})

it('does not request the count when the list contains every message', async () => {
  server.use(messages({ isRead: true, total: 1 }), answering('getUnreadCount', 2))
  const { services } = await renderForLearner()
  await waitFor(() => expect(server.requestsTo('/member/messages')).toHaveLength(1))
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('button', { name: '无未读' })).toBeTruthy()
  expect(counted()).toBe(0)
})

it('does not refetch a list that failed on the page', async () => {
  server.use(failing('listMessages', { code: 1, message: '不行' }))
  function MessagePage() {
    const { api } = useServices()
    const { isError } = useQuery(messagesQuery(api, { page: 1 }))
    return isError ? <AnyPage /> : null
  }
  const { services } = await renderForLearner(<MessagePage />)
  await screen.findByRole('button', { name: '无未读' })
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(server.requestsTo('/member/messages')).toHaveLength(1)
})

it('ignores a count requested before the messages were read', async () => {
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  server.use(
    messages({ isRead: true, total: 30 }),
    handling('getUnreadCount', async () => {
      const isFirst = counted() === 1
      if (isFirst) await late
      return successReply<'getUnreadCount'>(isFirst ? 1 : 0)
    }),
  )
  const { services } = await renderForLearner()
  await waitFor(() => expect(counted()).toBe(1))
  await userEvent.click(screen.getByRole('button', { name: '无未读' }))
  await waitFor(() => expect(counted()).toBe(2))
  await act(async () => answerLate())
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('button', { name: '无未读' })).toBeTruthy()
})

/** Delays the unread count. @returns a function that sends it */
function countLate(): () => void {
  let answerLate = () => {}
  const late = new Promise<void>((resolve) => (answerLate = resolve))
  server.use(
    messages({ isRead: true, total: 30 }),
    handling('getUnreadCount', async () => {
      await late
      return successReply<'getUnreadCount'>(1)
    }),
  )
  return () => answerLate()
}

it('ignores a count that arrives after a list without older messages', async () => {
  const answerLate = countLate()
  const { services } = await renderForLearner()
  await waitFor(() => expect(counted()).toBe(1))
  // The newer list contains all messages, and all are read.
  const { queryKey } = messagesQuery(services.api, { page: 1 })
  await act(async () =>
    services.queryClient.setQueryData(queryKey, (list) => list && { ...list, total: 1 }),
  )
  await act(async () => answerLate())
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(counted()).toBe(1)
  expect(screen.getByRole('button', { name: '无未读' })).toBeTruthy()
})

it('ignores a count that arrives after signing out', async () => {
  const answerLate = countLate()
  const { services } = await renderForLearner()
  await waitFor(() => expect(counted()).toBe(1))
  await act(async () => services.session.clear())
  await act(async () => answerLate())
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('button', { name: '无未读' })).toBeTruthy()
})
