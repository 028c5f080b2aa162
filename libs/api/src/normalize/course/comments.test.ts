import { describe, expect, it } from 'vitest'
import {
  readAllComments,
  readComment,
  readCommentReplies,
  readCommentReply,
  readComments,
} from './comments'

const base = 'https://api.example'
const reply = {
  id: 'M2cW7yTq9sLd4eRk',
  parent_id: 'Vr8xkL2nQm0pZ3aB',
  reply_id: 'Z0qP3nXv6bHj1uGt',
  content: '同意',
  ip_province: '上海市',
  is_check: 1,
  created_at: '2025-03-01T05:05:06.000000Z',
  user: { avatar: '', nick_name: 'b' },
}
const comment = {
  id: 'Vr8xkL2nQm0pZ3aB',
  parent_id: 'aaaaEncodedZero0',
  reply_id: 'aaaaEncodedZero0',
  content: '很好',
  ip_province: '浙江省',
  is_check: 1,
  created_at: '2025-03-01T04:05:06.000000Z',
  replies_count: 4,
  replies: [reply],
  user: { avatar: '/images/u.png', nick_name: 'a' },
}

const only = (wire: unknown) => readComments({ data: [wire], total: 1 }, base).items[0]

describe('comments', () => {
  it('are read with their newest replies', () => {
    expect(readComments({ data: [comment], total: 9 }, base)).toEqual({
      items: [
        {
          id: 'Vr8xkL2nQm0pZ3aB',
          content: '很好',
          isPending: false,
          ipProvince: '浙江省',
          createdAt: '2025-03-01T04:05:06.000Z',
          author: { name: 'a', avatar: 'https://api.example/images/u.png' },
          replyCount: 4,
          replies: [
            {
              id: 'M2cW7yTq9sLd4eRk',
              content: '同意',
              isPending: false,
              ipProvince: '上海市',
              createdAt: '2025-03-01T05:05:06.000Z',
              author: { name: 'b', avatar: null },
            },
          ],
        },
      ],
      total: 9,
    })
  })

  it('hide the text of pending comments, even if the server sends it', () => {
    const pending = { ...reply, is_check: 0, content: '泄露' }
    const read = only({ ...comment, is_check: 0, content: '泄露', replies: [pending] })
    expect(read).toMatchObject({ isPending: true, content: '' })
    expect(read?.replies[0]).toMatchObject({ isPending: true, content: '' })
  })

  it('have no author if the account was deleted', () => {
    expect(only({ ...comment, user: [] })?.author).toBeNull()
  })

  it('have the author of the answered reply, if there is one', () => {
    const replyTo = (wire: object) => only({ ...comment, replies: [wire] })?.replies[0]
    expect(replyTo(reply)).not.toHaveProperty('replyTo')
    expect(replyTo({ ...reply, reply_user: { avatar: '', nick_name: 'c' } })).toHaveProperty(
      'replyTo',
      { name: 'c', avatar: null },
    )
  })

  it('treat a missing author as unknown in the newest list and as deleted in the full list', () => {
    const answer = { ...reply, reply_user: [] }
    const thread = { ...comment, replies: [answer] }
    expect(only(thread)?.replies[0]).not.toHaveProperty('replyTo')
    const [all] = readAllComments({ data: [thread] }, base)
    expect(all?.replies[0]).toHaveProperty('replyTo', null)
    expect(readCommentReplies({ data: [answer] }, base)[0]).toHaveProperty('replyTo', null)
  })

  it('skip a broken row, not the list', () => {
    const list = readAllComments({ data: [comment, { content: '无号' }] }, base)
    expect(list.map(({ id }) => id)).toEqual([comment.id])
  })

  it('are read from the reply to createComment', () => {
    const stored = {
      id: 'N1',
      content: '',
      created_at: '2025-03-01T04:05:06.000000Z',
      parent_id: 'aaaaEncodedZero0',
      reply_id: 'aaaaEncodedZero0',
      ip_province: '',
      is_check: 0,
      user: { nick_name: 'a', avatar: '' },
    }
    expect(readComment(stored, base)).toMatchObject({
      id: 'N1',
      isPending: true,
      replyCount: 0,
      replies: [],
    })
    expect(readCommentReply(stored, base)).not.toHaveProperty('replies')
  })
})
