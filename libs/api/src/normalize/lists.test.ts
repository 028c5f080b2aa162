import { expect, test } from 'vitest'
import { readAnnouncement, readAnnouncements, readLatestAnnouncement } from './site/announcement'
import { readAttachmentUrl } from './course/attachment-url'
import { readCourseCategories } from './course/course-categories'
import { readCourses } from './course/course-summary'
import { readCreditRecords } from '../query/credit-records-query'
import { readFavoriteState } from './course/favorite-state'
import { readMessages, readUnreadCount } from './account/messages'
import { readSearchHits } from './course/search-hits'

const base = 'https://api.example'
const malformed = expect.objectContaining({ kind: 'malformed' })

test('a course row reads [] as no category and has the number of lessons', () => {
  const row = {
    id: 5,
    title: '入门',
    thumb: '',
    charge: '99',
    is_free: 0,
    is_vip_free: 1,
    user_count: 12,
    videos_count: 2,
    category: [],
    published_at: '2025-02-01 08:00:00',
  }
  const page = { current_page: 1, data: [row], last_page: 1, links: [], per_page: '16', total: 1 }
  expect(readCourses(page, base).items).toEqual([
    {
      id: 5,
      title: '入门',
      cover: null,
      price: 99,
      shortDescription: '',
      isFree: false,
      isVipFree: true,
      userCount: 12,
      lessonCount: 2,
      category: null,
      publishedAt: '2025-02-01T00:00:00.000Z',
    },
  ])
})

test('a negative price is 0', () => {
  const row = { id: 5, title: '入门', charge: -1 }
  expect(readCourses({ data: [row], total: 1 }, base).items).toMatchObject([{ price: 0 }])
})

test('a page past the end is empty and has the total', () => {
  expect(readCourses({ data: [], from: null, total: 60 }, base)).toEqual({ items: [], total: 60 })
})

test.each([[], null])('a page without a list is malformed: %j', (wire) => {
  for (const read of [readCourses, readCreditRecords, readMessages]) {
    expect(() => read(wire, base)).toThrow(malformed)
  }
})

test('a server that sends all courses at once is limited to one page, with its total', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, title: '入门' }))
  const page = readCourses({ data: all, total: 10_000 }, base)
  expect([page.items.length, page.total]).toEqual([1000, 10_000])
})

test('categories have two levels', () => {
  const wire = [{ id: 1, name: '编程', parent_id: 0, children: [{ id: 2, sort: 1, name: '前端' }] }]
  expect(readCourseCategories(wire, base)).toEqual([
    { id: 1, name: '编程', children: [{ id: 2, name: '前端' }] },
  ])
  expect(readCourseCategories([{ id: 1, name: '编程', children: [] }], base)).toEqual([
    { id: 1, name: '编程', children: [] },
  ])
})

test('a missing latest announcement is null, a broken one is malformed', () => {
  expect(readLatestAnnouncement([], base)).toBeNull()
  expect(readLatestAnnouncement(null, base)).toBeNull()
  expect(() => readLatestAnnouncement({ id: 1 }, base)).toThrow(malformed)
})

test('an announcement keeps its HTML unchanged', () => {
  const wire = {
    id: 1,
    title: '开学',
    announcement: '<p>好</p>',
    view_times: 3,
    created_at: '2025-03-01T04:05:06.000000Z',
  }
  const announcement = {
    id: 1,
    title: '开学',
    html: '<p>好</p>',
    viewCount: 3,
    createdAt: '2025-03-01T04:05:06.000Z',
  }
  expect(readAnnouncement(wire, base)).toEqual(announcement)
  expect(readLatestAnnouncement(wire, base)).toEqual(announcement)
  expect(readAnnouncements({ data: [wire], total: 1 }, base).items).toEqual([announcement])
})

test('a message is read or not', () => {
  const wire = {
    id: '0b5c2d0e-3c57-4b39-9d3b-1a2b3c4d5e6f',
    data: { message: '用户注册成功' },
    read_at: null,
    created_at: '2025-03-01T04:05:06.000000Z',
  }
  const read = { ...wire, id: 'other', read_at: '2025-03-01T05:05:06.000000Z' }
  expect(readMessages({ data: [wire, read], total: 2 }, base).items).toMatchObject([
    { id: wire.id, text: '用户注册成功', readAt: null },
    { id: 'other', readAt: '2025-03-01T05:05:06.000Z' },
  ])
})

test.each([
  [3, 3],
  ['3', 3],
  [0, 0],
  [-1, 0],
  [[], 0],
])('unread count %j is %i', (wire, count) => {
  expect(readUnreadCount(wire, base)).toBe(count)
})

test('points are gained and spent', () => {
  const wire = { sum: '-10', remark: '兑换', created_at: '2025-03-01T04:05:06.000000Z' }
  expect(readCreditRecords({ data: [wire], total: 1 }, base).items).toEqual([
    { amount: -10, remark: '兑换', createdAt: '2025-03-01T04:05:06.000Z' },
  ])
})

test('a search hit keeps its passage and short description unchanged', () => {
  const wire = {
    id: 1,
    resource_type: 'vod',
    resource_id: 5,
    title: '入门 <b>',
    p: '教&amp;学',
    short_desc: '<b>简介</b>',
    thumb: '/a.png',
    charge: 99,
    desc: null,
  }
  expect(readSearchHits({ data: [wire], total: 1 }, base).items).toEqual([
    {
      id: 1,
      resourceType: 'vod',
      resourceId: 5,
      title: '入门 <b>',
      passage: '教&amp;学',
      shortDescription: '<b>简介</b>',
      cover: 'https://api.example/a.png',
      price: 99,
    },
  ])
})

test.each([
  [1, true],
  [0, false],
  ['1', true],
])('favorite state %j is %j', (wire, isFavorite) => {
  expect(readFavoriteState(wire, base)).toBe(isFavorite)
})

test.each([[2], [[]], [null], ['yes']])('favorite state %j is malformed', (wire) => {
  expect(() => readFavoriteState(wire, base)).toThrow(malformed)
})

test('a download URL with an unsafe scheme is malformed', () => {
  const url = 'https://api.example/api/v3/course/attach-download?sign=x'
  expect(readAttachmentUrl({ download_url: url }, base)).toBe(url)
  expect(() => readAttachmentUrl({ download_url: 'javascript:alert(1)' }, base)).toThrow(malformed)
})
