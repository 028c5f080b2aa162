import { beforeAll, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox } from '../testing/test-sandbox'

let server: TestSandbox
let token: string

beforeAll(async () => {
  server = createTestSandbox()
  token = await server.signIn('13800000001')
})

const fetchPage = (path: string) => server.get(path, token)
const unexpected = { code: 1, message: '错误', data: [] }

describe('a size', () => {
  const lists = [
    '/api/v2/announcements',
    '/api/v3/member/courses/learned',
    '/api/v3/member/courses',
  ]

  it.each(lists)('without a number is 15 on %s, a negative one fails', async (path) => {
    for (let index = 0; index < 20; index += 1) {
      server.sandbox.store.run(
        `INSERT INTO announcements (title, html, view_times, created_at) VALUES ('公告', '', 0, 0)`,
      )
      server.sandbox.store.run(
        'INSERT INTO user_courses (user_id, course_id, charge, created_at) VALUES (1, 1, 0, 0)',
      )
      server.sandbox.store.run(
        `INSERT OR IGNORE INTO course_records (user_id, course_id, created_at, updated_at)
         VALUES (1, ?, 0, 0)`,
        100 + index,
      )
    }
    const rows = async (query: string) => {
      const { data } = await fetchPage(path + query)
      return Object(data).data.length
    }
    expect(await rows('')).toBe(10)
    for (const size of ['', '0', 'abc']) expect(await rows(`?size=${size}`), size).toBe(15)
    expect(await fetchPage(`${path}?size=-1`)).toEqual(unexpected)
  })

  it('of the older lists must be a number', async () => {
    for (const query of ['?page_size=', '?page_size=x', '?page_size=0', '?page_size[]=5']) {
      expect(await fetchPage(`/api/v2/courses${query}`), query).toEqual(unexpected)
      expect(await fetchPage(`/api/v2/member/orders${query}`), query).toEqual(unexpected)
    }
  })
})

describe('a page', () => {
  it.each([
    '/api/v2/member/messages',
    '/api/v2/member/credit1Records',
    '/api/v2/member/roles',
    '/api/v2/member/courses',
  ])('must be a number on %s', async (path) => {
    for (const query of ['?page=', '?page=abc', '?page[]=1', '?page_size=']) {
      expect(await fetchPage(path + query), query).toEqual(unexpected)
    }
    for (const page of [0, -1]) expect((await fetchPage(`${path}?page=${page}`)).code).toBe(0)
  })

  it('defaults to the first one elsewhere', async () => {
    for (const page of ['', 'abc', '0', '-1']) {
      const reply = await fetchPage(`/api/v2/courses?page=${page}`)
      expect(reply.data, page).toMatchObject({ current_page: 1 })
    }
  })
})

describe('a path', () => {
  it.each([
    '/api/v2/promoCode/a%2Fb',
    '/api/v2/promoCode/a%2Fb/check',
    '/api/v2/member/notificationMarkAsRead/a%2Fb',
    '/api/v3/auth/login/socialite/q%2Fq',
    '/api/v3/member/learned/course/..%2F1',
  ])('with a slash in a value is not found: %s', async (path) => {
    expect(await fetchPage(path)).toEqual({ code: 404, message: '路由不存在', data: [] })
  })

  it.each(['/api/v2/course', '/api/v2/video', '/api/v2/role', '/api/v2/announcement'])(
    'with too large a number fails: %s',
    async (path) => {
      expect(await fetchPage(`${path}/${'9'.repeat(20)}`)).toEqual(unexpected)
      expect((await fetchPage(`${path}/-1`)).message).toBe('路由不存在')
    },
  )
})

describe('a list instead of a text', () => {
  it.each([
    '/api/v2/navs?platform[]=PC',
    '/api/v2/decorationPage/blocks?page_name[]=x',
    '/api/v3/search?keywords[]=x&type=',
    '/api/v3/auth/login/wechat-scan/query?key[]=x',
    '/api/v3/course/attach-download?sign[]=x',
    '/api/v2/order/status?order_id[]=1',
  ])('fails: %s', async (path) => {
    expect(await fetchPage(path)).toEqual(unexpected)
  })
})
