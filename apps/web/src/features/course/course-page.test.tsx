import { samples, type OperationData } from '@shuyuan/api/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bringNear } from '../../testing/bring-near.fixture'
import { visitPage } from '../../testing/visit-page.fixture'

// Visible only while the header is offscreen, which jsdom cannot measure.
vi.mock('./bottom-bar', () => ({ BottomBar: () => null }))

const { course } = samples.getCourse
const open: OperationData['getCourse'] = {
  ...samples.getCourse,
  course: { ...course, id: 8, charge: 59, is_free: 0, is_vip_free: 1 },
  isBuy: true,
}
const vip: Partial<OperationData['getMember']> = {
  role_id: 2,
  role: { id: 2, name: '年度会员', desc_rows: [''] },
  role_expired_at: '2037-01-01 00:00:00',
}
const [row] = samples.listBoughtCourses.data

const main = async () => within(await screen.findByRole('main'))

test('a course included in a membership is labeled free for members, not bought', async () => {
  visitPage({
    path: '/courses/detail/8',
    isSignedIn: true,
    member: vip,
    data: { getCourse: open, listBoughtCourses: { data: [], total: 0 } },
  })
  expect(await (await main()).findByText('会员免费看')).toBeTruthy()
  expect((await main()).queryByText('已购买')).toBeNull()
})

test('a course that a member has bought is labeled bought', async () => {
  if (row === undefined) throw new Error('no example')
  const purchase = { ...row, course_id: 8, course: { ...row.course, id: 8 } }
  visitPage({
    path: '/courses/detail/8',
    isSignedIn: true,
    member: vip,
    data: { getCourse: open, listBoughtCourses: { data: [purchase], total: 1 } },
  })
  expect(await (await main()).findByText('已购买')).toBeTruthy()
  expect((await main()).queryByText('会员免费看')).toBeNull()
})

test('a course without a price is claimed', async () => {
  const claimable = { ...open, course: { ...open.course, charge: 0, is_vip_free: 0 as const } }
  visitPage({
    path: '/courses/detail/8',
    isSignedIn: true,
    data: { getCourse: { ...claimable, isBuy: false } },
  })
  const [claim] = await (await main()).findAllByRole('link', { name: '免费领取' })
  expect(claim?.getAttribute('href')).toBe('/order?goods_type=vod&goods_id=8')
  expect((await main()).queryByText(/暂未开放购买/)).toBeNull()
})

const isSelected = async (name: string) =>
  (await screen.findByRole('tab', { name, selected: true })) !== null

test('learners with access see the outline first, others the description', async () => {
  const { unmount } = visitPage({
    path: '/courses/detail/8',
    isSignedIn: true,
    data: { getCourse: open },
  })
  expect(await isSelected('课程目录')).toBe(true)
  expect(screen.getByRole('tab', { name: '课程详情' }).getAttribute('href')).toMatch(/\?tab=2$/)
  unmount()
  visitPage({ path: '/courses/detail/8', data: { getCourse: { ...open, isBuy: false } } })
  expect(await isSelected('课程详情')).toBe(true)
  expect(screen.getByRole('tab', { name: '课程详情' }).getAttribute('href')).not.toContain('tab')
})

test('a visitor sees the first lessons and the purchase notice, a buyer neither', async () => {
  const path = '/courses/detail/8?tab=2'
  const { unmount } = visitPage({ path, data: { getCourse: { ...open, isBuy: false } } })
  expect(await screen.findByRole('region', { name: '目录预览' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: '购买须知' })).toBeTruthy()
  unmount()
  visitPage({ path, isSignedIn: true, data: { getCourse: open } })
  expect(await isSelected('课程详情')).toBe(true)
  expect(screen.queryByRole('region', { name: '目录预览' })).toBeNull()
  expect(screen.queryByRole('region', { name: '购买须知' })).toBeNull()
})

test('a lesson bought separately is unlocked in the outline', async () => {
  const [group] = Object.values(samples.getCourse.videos)
  const [lesson] = group ?? []
  if (lesson === undefined) throw new Error('no example')
  const lessons = [81, 82].map((id) => ({ ...lesson, id, title: `第 ${id} 节`, free_seconds: 0 }))
  visitPage({
    path: '/courses/detail/8?tab=3',
    isSignedIn: true,
    data: {
      getCourse: { ...open, isBuy: false, chapters: [], videos: [lessons], buyVideos: [82] },
    },
  })
  const outline = within(await screen.findByRole('navigation', { name: '课程目录' }))
  expect(outline.getByRole('link', { name: /第 81 节/ }).textContent).toContain('后可观看')
  expect(outline.getByRole('link', { name: /第 82 节/ }).textContent).not.toContain('后可观看')
})

test('quotes the newest comments that are long enough, with a link to all', async () => {
  bringNear()
  const [comment] = samples.listComments.data
  if (comment === undefined) throw new Error('no example')
  const contents = [
    '好',
    '第一次觉得程序是自己写出来的。',
    '讲得很清楚，问题都有人回答。',
    '作业批改得很快，也很仔细。',
    '听了三遍，终于会写递归。',
  ]
  const comments = contents.map((content, index) => ({ ...comment, id: `c${index}`, content }))
  visitPage({
    path: '/courses/detail/8',
    data: { getCourse: { ...open, isBuy: false }, listComments: { total: 9, data: comments } },
  })
  const voices = within(await screen.findByRole('region', { name: '学员的话' }))
  expect(voices.getAllByRole('blockquote').map(({ textContent }) => textContent)).toEqual(
    contents.slice(1, 4),
  )
  const all = voices.getByRole('link', { name: '查看全部 9 条评论' })
  expect(all.getAttribute('href')).toBe('/courses/detail/8?tab=4')
})

test('what the course teaches comes first, in the words of its description', async () => {
  const description = '<p>前言</p><h2>学完你能做到</h2><ul><li>读懂函数</li><li>画出图像</li></ul>'
  visitPage({
    path: '/courses/detail/8',
    data: {
      getCourse: { ...open, isBuy: false, course: { ...open.course, render_desc: description } },
    },
  })
  const goals = await (await main()).findByRole('region', { name: '学完你能做到' })
  const items = within(goals).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['读懂函数', '画出图像'])
  expect((await main()).getAllByText('学完你能做到')).toHaveLength(1)
  const preface = await (await main()).findByText('前言')
  expect(goals.compareDocumentPosition(preface)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a favorite of a visitor is added after the sign-in on the page', async () => {
  visitPage({ path: '/courses/detail/8', data: { toggleFavorite: 1 } })
  await userEvent.click(await (await main()).findByRole('button', { name: '收藏' }))
  const dialog = within(await screen.findByRole('dialog', { name: '登录' }))
  await userEvent.type(dialog.getByRole('textbox', { name: '手机号' }), '13800000001')
  await userEvent.type(dialog.getByLabelText('密码'), 'shuyuan123')
  await userEvent.click(dialog.getByRole('button', { name: '立即登录' }))
  expect(await screen.findByText('已收藏')).toBeTruthy()
})
