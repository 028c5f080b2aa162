import { messagesQuery } from '@shuyuan/api/query'
import { answering, failing, handling, samples, successReply } from '@shuyuan/api/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember } from '../../testing/member.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { useMarkRead } from '../../features/member/message-center/use-mark-read'
import { useServices } from '../use-services'
import { useHasUnread } from './use-has-unread'

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

const [message] = samples.listMessages.data
if (message === undefined) throw new Error('the contract has no example of a message')

/** A list whose newest message is read or not, with as many messages in all. */
const messages = ({ isRead, total }: { isRead: boolean; total: number }) =>
  answering('listMessages', {
    ...samples.listMessages,
    total,
    data: [{ ...message, read_at: isRead ? '2026-01-02T00:00:00.000000Z' : null }],
  })

/** Any page, with a way to read all messages. */
function AnyPage() {
  const hasUnread = useHasUnread()
  const { markAll } = useMarkRead()
  return <button onClick={markAll}>{hasUnread ? '有未读' : '无未读'}</button>
}

async function renderForLearner(page = <AnyPage />) {
  const view = renderInSite(page)
  await act(async () => {
    view.services.session.signIn('token')
    view.services.session.setMember(sampleMember, {
      forcesMobileBinding: false,
      forcesFaceCheck: false,
    })
  })
  return view
}

const counted = () => server.requestsTo('/unreadNotificationCount').length

it('a message that the server has not counted is told on any page', async () => {
  server.use(messages({ isRead: false, total: 1 }), answering('getUnreadCount', 0))
  await renderForLearner()
  expect(await screen.findByRole('button', { name: '有未读' })).toBeTruthy()
})

it('an older one is told by the count', async () => {
  server.use(messages({ isRead: true, total: 30 }), answering('getUnreadCount', 2))
  await renderForLearner()
  expect(await screen.findByRole('button', { name: '有未读' })).toBeTruthy()
})

it('where all messages are seen to be read, nothing is counted', async () => {
  server.use(messages({ isRead: true, total: 1 }), answering('getUnreadCount', 2))
  const { services } = await renderForLearner()
  await waitFor(() => expect(server.requestsTo('/member/messages')).toHaveLength(1))
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('button', { name: '无未读' })).toBeTruthy()
  expect(counted()).toBe(0)
})

it('a list that failed on the page is not asked for again', async () => {
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

it('an answer from before the messages were read lights nothing after it', async () => {
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

/** Holds the count of unread messages back. @returns the function that lets it arrive */
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

it('a count that arrives after a list that needs none lights nothing', async () => {
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

it('an answer for a learner who has signed out shows no mark', async () => {
  const answerLate = countLate()
  const { services } = await renderForLearner()
  await waitFor(() => expect(counted()).toBe(1))
  await act(async () => services.session.clear())
  await act(async () => answerLate())
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('button', { name: '无未读' })).toBeTruthy()
})
