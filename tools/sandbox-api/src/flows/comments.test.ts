import { beforeEach, describe, expect, it } from 'vitest'
import { decodeCommentId, encodeCommentId } from '../comments/comment-id'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, textIn } from '../testing/test-sandbox'

const list = '/api/v3/comments?rt=1&rid=1'
const store = '/api/v3/comment/store'
const zero = encodeCommentId(0)

let server: TestSandbox
let token: string

beforeEach(async () => {
  server = createTestSandbox()
  token = await server.signIn('13800000007')
})

function write(body: object) {
  return server.post(store, { rt: 1, rid: 1, content: '学到了', ...body }, token)
}

async function topId(): Promise<string> {
  return textIn((await server.get(list)).data, 'data', '1', 'id')
}

describe('comment IDs', () => {
  it('are 16 letters and digits that decode to their number', () => {
    for (const id of [0, 1, 2, 4711, 2_000_000]) {
      expect(encodeCommentId(id)).toMatch(/^[0-9A-Za-z]{16}$/)
      expect(decodeCommentId(encodeCommentId(id))).toBe(id)
    }
    expect(decodeCommentId('0')).toBeNull()
    expect(decodeCommentId('aaaaaaaaaaaaaaaa')).toBeNull()
  })
})

describe('reading comments', () => {
  it('hides pending comments but leaks pending replies in the first list', async () => {
    const { data } = await server.get(list)
    expect(data).toMatchObject({
      total: 2,
      data: [
        { content: '', is_check: 0, parent_id: zero, replies_count: 0, replies: [] },
        {
          content: '很好',
          replies_count: 2,
          user: { nick_name: '小明', avatar: '' },
          replies: [
            { content: '等审核', is_check: 0, reply_user: { nick_name: '小红' } },
            { content: '同意', reply_id: zero },
          ],
        },
      ],
    })
    expect(data).not.toHaveProperty('data.1.replies.1.reply_user')
  })

  it('hides pending replies in the list of replies', async () => {
    const { data } = await server.get(
      `/api/v3/comments/replies?rt=1&rid=1&parent_id=${await topId()}`,
    )
    expect(data).toMatchObject({ data: [{ content: '' }, { content: '同意' }] })
    const all = await server.get('/api/v3/comments/replies?rt=1&rid=1')
    expect(all.data).toMatchObject({ data: [{ content: '' }, { replies: [{ content: '' }, {}] }] })
    const broken = await server.get('/api/v3/comments/replies?rt=1&rid=1&parent_id=x')
    expect(broken.message).toBe('参数错误')
  })

  it('names the answered author in the newest list only if one of the listed comments is theirs', async () => {
    const parent_id = await topId()
    const replies = `/api/v3/comments/replies?rt=1&rid=1&parent_id=${parent_id}`
    const reply = async (by: string, body: object) => {
      const { data } = await server.post(
        store,
        { rt: 1, rid: 1, content: '回答', parent_id, ...body },
        by,
      )
      return textIn(data, 'id')
    }
    const other = await server.signIn('13800000001')
    const reply_id = await reply(other, {})
    for (let count = 0; count < 3; count += 1) await reply(token, { reply_id })
    const shown = { reply_user: [] }
    expect((await server.get(list)).data).toMatchObject({
      data: [{}, { replies: [shown, shown, shown] }],
    })
    expect((await server.get(replies)).data).toMatchObject({
      data: [{ reply_user: { nick_name: '林知夏' } }, {}, {}, { id: reply_id }, {}, {}],
    })
  })

  it('drops the comments of a deleted account with its threads; replies to it stay without a name', async () => {
    const first = textIn((await server.get(list)).data, 'data', '1', 'replies', '1', 'id')
    const remove = (nickName: string) => {
      const user = server.sandbox.store.one<{ id: number }>(
        'SELECT id FROM users WHERE nick_name = ?',
        nickName,
      )
      return server.request('DELETE', `/__sandbox/members/${user?.id}`)
    }
    expect(first).toMatch(/^\w{16}$/)
    await remove('小红')
    const { data } = await server.get(list)
    expect(data).toMatchObject({ total: 1, data: [{ replies: [{ content: '等审核' }] }] })
    expect(data).not.toHaveProperty('data.0.replies.0.reply_user')
    await remove('小明')
    expect((await server.get(list)).data).toEqual({ data: [], total: 0 })
  })
})

describe('writing comments', () => {
  it('strips tags and is pending; shown when approved, deleted when rejected', async () => {
    const { data } = await write({ content: '<b>很</b>好' })
    expect(data).toMatchObject({ content: '', is_check: 0, parent_id: zero })
    const id = textIn(data, 'id')
    await server.request('POST', `/__sandbox/comments/${id}/approve`)
    expect((await server.get(list)).data).toMatchObject({
      total: 3,
      data: [{ id, content: '很好' }, {}, {}],
    })
    await server.request('POST', `/__sandbox/comments/${id}/reject`)
    expect((await server.get(list)).data).toMatchObject({ total: 2 })
  })

  it.each([
    ['if a<b then c', 'if a'],
    ['1 <2 and 3> 2', '1  2'],
    ['a < b', 'a < b'],
    ['<<x', ''],
    ['<b></b>', ''],
  ])('stores %j like production as %j', async (content, kept) => {
    const { data } = await write({ content })
    const id = textIn(data, 'id')
    await server.request('POST', `/__sandbox/comments/${id}/approve`)
    expect((await server.get(list)).data).toMatchObject({ data: [{ id, content: kept }, {}, {}] })
  })

  it('replies to a comment and to one of its replies', async () => {
    const parent_id = await topId()
    const reply_id = textIn((await server.get(list)).data, 'data', '1', 'replies', '1', 'id')
    const { data } = await write({ parent_id, reply_id })
    expect(data).toMatchObject({ parent_id, reply_id })
    const waiting = textIn((await server.get(list)).data, 'data', '0', 'id')
    expect((await write({ parent_id: waiting })).message).toBe('评论审核中')
    expect((await write({ reply_id })).message).toBe('错误')
    expect((await write({ parent_id: 'x' })).message).toBe('参数错误')
    for (const empty of ['', '  ']) {
      expect((await write({ parent_id: empty })).message).toBe('错误')
      expect((await write({ parent_id, reply_id: empty })).message).toBe('错误')
    }
    for (const none of [null, 0, '0']) expect((await write({ parent_id: none })).code).toBe(0)
    expect((await write({ parent_id: encodeCommentId(999) })).code).toBe(404)
    expect((await write({ parent_id, reply_id: encodeCommentId(999) })).code).toBe(404)
  })

  it('checks text, target and whether comments are closed, the latter only for a numeric type', async () => {
    expect((await write({ content: ' ' })).message).toBe('请输入评论内容')
    expect((await write({ content: '长'.repeat(141) })).message).toBe('评论内容最多140个字符')
    for (const rt of [9, 'abc', 1.5]) expect((await write({ rt })).message).toBe('参数错误')
    for (const rid of ['abc', 1.5]) expect((await write({ rid })).message).toBe('参数错误')
    expect((await server.post(store, {}, token)).message).toBe('参数错误,参数错误,请输入评论内容')
    expect((await write({ rid: 999 })).code).toBe(404)
    expect((await write({ rid: 6 })).message).toBe('禁止提交评论')
    expect((await write({ rt: '1', rid: 6 })).code).toBe(0)
  })

  it('is limited to a hundred per day in UTC+8', async () => {
    for (let count = 0; count < 100; count += 1) await write({})
    expect((await write({})).message).toBe('已超出每日评论限制')
    // It is 17:00 in UTC+8, so the next day begins in seven hours.
    server.pass(7 * 3600)
    expect((await write({})).code).toBe(0)
  })
})
