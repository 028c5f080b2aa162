import { answering, failing, handling, samples, successReply } from '@shuyuan/api/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { CommentsBlock } from './comments-block'

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

const [comment] = samples.listComments.data
const [reply] = samples.listCommentReplies.data
if (comment === undefined || reply === undefined) throw new Error('the contract has no examples')

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...comment,
    id: `c${index + 1}`,
    content: `评论 ${index + 1}`,
    replies: [],
    replies_count: 0,
  }))

const busy = { code: 1, message: '服务繁忙' }

const renderForVisitor = () =>
  renderInSite(
    <CommentsBlock
      target={{ kind: 'lesson', id: 9 }}
      hasAccess
      allowsComments
      courseId={1}
      access={{ kind: 'bought' }}
    />,
  )

describe('the newest comments', () => {
  it('that fail show the reason and 重试', async () => {
    server.use(failing('listComments', busy))
    renderForVisitor()
    expect((await screen.findByRole('alert')).textContent).toContain('服务繁忙')
    server.use(answering('listComments', samples.listComments))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText(comment.content)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('belong to the lesson', async () => {
    renderForVisitor()
    await screen.findByText(comment.content)
    const [request] = server.requestsTo('/comments')
    expect(new URL(request?.url ?? '').searchParams.get('rid')).toBe('9')
  })
})

describe('all comments', () => {
  beforeEach(() => server.use(answering('listComments', { total: 7, data: numbered(5) })))

  const showAll = async () =>
    userEvent.click(await screen.findByRole('button', { name: '查看全部评论' }))

  it('are fetched on demand only and replace the newest', async () => {
    const all = numbered(7)
    server.use(
      handling('listCommentReplies', () =>
        Response.json({ code: 0, message: '', data: { data: all } }),
      ),
    )
    renderForVisitor()
    await screen.findByText('评论 5')
    expect(server.requestsTo('/comments/replies')).toEqual([])
    expect(screen.getByText('共 7 条评论')).toBeTruthy()
    await showAll()
    expect(await screen.findByText('评论 7')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '查看全部评论' })).toBeNull()
  })

  it('that fail keep the newest, and the next click retries', async () => {
    server.use(failing('listCommentReplies', busy))
    renderForVisitor()
    await showAll()
    expect((await screen.findByRole('alert')).textContent).toContain('服务繁忙')
    expect(screen.getByText('评论 5')).toBeTruthy()
    const all = numbered(7)
    server.use(
      handling('listCommentReplies', () =>
        Response.json({ code: 0, message: '', data: { data: all } }),
      ),
    )
    await showAll()
    expect(await screen.findByText('评论 7')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('the replies to a comment', () => {
  const busyComments = [
    { ...comment, id: 'a', replies_count: 2, replies: [{ ...reply, id: 'a1', content: '甲一' }] },
    { ...comment, id: 'b', replies_count: 2, replies: [{ ...reply, id: 'b1', content: '乙一' }] },
  ]
  const repliesTo = handling('listCommentReplies', ({ request }) => {
    const parent = new URL(request.url).searchParams.get('parent_id')
    const name = parent === 'a' ? '甲' : '乙'
    const data = [1, 2].map((number) => ({
      ...reply,
      id: `${parent}${number}`,
      content: `${name}${number}`,
    }))
    return successReply<'listCommentReplies'>({ data })
  })
  const showReplies = async (index: number) => {
    const button = (await screen.findAllByRole('button', { name: '查看全部 2 条回复' }))[index]
    if (button === undefined) throw new Error('no button for replies')
    await userEvent.click(button)
  }

  beforeEach(() => server.use(answering('listComments', { total: 2, data: busyComments })))

  it('are shown below their comment only', async () => {
    server.use(repliesTo)
    renderForVisitor()
    await showReplies(1)
    expect(await screen.findByText('乙2')).toBeTruthy()
    expect(screen.getByText('甲一')).toBeTruthy()
    expect(screen.queryByText('甲2')).toBeNull()
    await showReplies(0)
    expect(await screen.findByText('甲2')).toBeTruthy()
    expect(screen.getByText('乙2')).toBeTruthy()
  })

  it('that fail show the reason below their comment, and the next click retries', async () => {
    server.use(failing('listCommentReplies', busy))
    renderForVisitor()
    await showReplies(0)
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      '服务繁忙',
    ])
    server.use(repliesTo)
    await showReplies(0)
    expect(await screen.findByText('甲2')).toBeTruthy()
  })
})
