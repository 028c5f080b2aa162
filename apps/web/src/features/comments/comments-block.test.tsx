import { answering, failing, handling, samples } from '@shuyuan/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember, signInMember } from '../../testing/member.fixture'
import {
  field,
  firstText,
  renderBlock,
  renderForLearner,
  sentBodies,
  write,
} from './comments-block.fixture'

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

describe('without permission to write', () => {
  it('a visitor reads the comments and gets a link to sign in and return', async () => {
    renderBlock()
    expect(await screen.findByText(firstText)).toBeTruthy()
    expect(screen.getByText('登录后可发表评论')).toBeTruthy()
    const signIn = screen.getByRole('link', { name: '去登录' })
    expect(signIn.getAttribute('href')).toBe('/login?redirect=%2Fcourses%2Fdetail%2F1')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '回复' })).toBeNull()
  })

  it('a learner without the course gets a link to buy it', async () => {
    const access = { kind: 'for-sale', price: 99, isVipFree: false } as const
    await renderForLearner({ hasAccess: false, access })
    expect(await screen.findByRole('link', { name: '去购买' })).toBeTruthy()
    expect(screen.getByText('购买课程后可发表评论')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '开通会员' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    ['a visitor', renderBlock],
    ['a learner', renderForLearner],
  ])('%s reads that comments are closed and gets no link', async (_person, renderFor) => {
    await renderFor({ allowsComments: false })
    expect(await screen.findByText(firstText)).toBeTruthy()
    expect(screen.getByText('评论已关闭')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button', { name: '回复' })).toBeNull()
  })

  it('the form waits for the account to show its drafts', async () => {
    const { services } = renderBlock()
    await act(async () => services.session.signIn('token'))
    expect(await screen.findByText(firstText)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await act(async () => signInMember(services))
    expect(await field()).toBeTruthy()
  })
})

describe('a sent comment', () => {
  it('is posted, confirmed, and shown once the server lists it', async () => {
    await renderForLearner()
    await screen.findByText(firstText)
    const [first, ...others] = samples.listComments.data
    if (first === undefined) throw new Error('the contract has no example of a comment')
    const own = { ...first, id: 'own', content: '讲得很清楚', replies: [], replies_count: 0 }
    server.use(answering('listComments', { total: 3, data: [own, first, ...others] }))
    await write('讲得很清楚')
    expect(await screen.findByText('评论已提交，审核通过后显示')).toBeTruthy()
    expect(await sentBodies(server)).toMatchObject([{ content: '讲得很清楚', rt: 1, rid: 1 }])
    expect(await screen.findByText('讲得很清楚')).toBeTruthy()
    expect((await field()).value).toBe('')
    expect(screen.getByText('共 3 条评论')).toBeTruthy()
  })

  it('is not shown before the server lists it', async () => {
    await renderForLearner()
    await screen.findByText(firstText)
    const before = server.requestsTo('/comments').length
    await write('讲得很清楚')
    await screen.findByText('评论已提交，审核通过后显示')
    await waitFor(() => expect(server.requestsTo('/comments').length).toBe(before + 1))
    expect(screen.queryByText('讲得很清楚')).toBeNull()
  })
})

describe('a comment that fails', () => {
  it('keeps its text, shows the reason, and is sent by the next click', async () => {
    server.use(failing('createComment', { code: 1, message: '评论过于频繁' }))
    await renderForLearner()
    await write('讲得很清楚')
    expect(await screen.findByText('评论过于频繁')).toBeTruthy()
    expect((await field()).value).toBe('讲得很清楚')
    expect(screen.queryByText('评论已提交，审核通过后显示')).toBeNull()
    server.use(answering('createComment', samples.createComment))
    await userEvent.click(screen.getByRole('button', { name: '发表评论' }))
    expect(await screen.findByText('评论已提交，审核通过后显示')).toBeTruthy()
    expect((await field()).value).toBe('')
  })

  it.each([
    ['once if the server had stored it', true, 1],
    ['again if the server had not', false, 2],
  ])('is sent %s before its reply was lost', async (_, isStored, times) => {
    server.use(handling('createComment', () => HttpResponse.error()))
    await renderForLearner()
    await screen.findByText(firstText)
    await write('讲得很清楚')
    await screen.findByRole('alert')
    const [first, ...others] = samples.listComments.data
    if (first === undefined) throw new Error('the contract has no example of a comment')
    const own = {
      ...first,
      id: 'own',
      content: '',
      is_check: 0 as const,
      user: { avatar: '', nick_name: sampleMember.name },
    }
    const data = isStored ? [own, first, ...others] : [first, ...others]
    server.use(
      answering('listComments', { total: data.length, data }),
      answering('createComment', samples.createComment),
    )
    await userEvent.click(screen.getByRole('button', { name: '发表评论' }))
    expect(await screen.findByText('评论已提交，审核通过后显示')).toBeTruthy()
    expect(await sentBodies(server)).toHaveLength(times)
  })
})
