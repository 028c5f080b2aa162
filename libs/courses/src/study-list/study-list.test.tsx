import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleLearned, sampleStudyRow } from '../../test/samples'
import { LearnedLessonList } from './learned-lesson-list'
import * as stories from './study-list.stories'
import { StudyListView } from './study-list-view'
import { StudyTabs } from './study-tabs'

const { args } = stories.default

test('each row is one link to the lesson to continue with, with its progress as figure and bar', async () => {
  const onShowProgress = vi.fn()
  render(<StudyListView {...args} onShowProgress={onShowProgress} />)
  const [begun, untouched, finished] = screen.getAllByRole('article').map((row) => within(row))
  expect(begun?.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/courses/video/13',
  ])
  expect(begun?.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  expect(begun?.getByText('50%')).toBeTruthy()
  expect(begun?.getByText('上次学到：第 13 讲 综合练习')).toBeTruthy()
  expect(finished?.getByText('读完 · 24 节')).toBeTruthy()
  expect(finished?.queryByRole('progressbar')).toBeNull()
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(groups).toEqual(['在读', '读完'])
  expect(untouched?.getByText('24 节')).toBeTruthy()
  expect(untouched?.queryByRole('progressbar')).toBeNull()
  expect(untouched?.queryByRole('button')).toBeNull()
  expect(untouched?.queryByText('已购买')).toBeNull()
  const [detail] = screen.getAllByRole('button', { name: '学习进度' })
  if (!detail) throw new Error('no detail button')
  await userEvent.click(detail)
  expect(onShowProgress).toHaveBeenCalledWith(args.rows[0])
})

test.each([
  ['learned', {}, /^上次学习 /],
  ['learned', { lastLesson: null }, /^开始于 /],
  ['bought', {}, /^购买于 /],
  ['favorites', {}, /^收藏于 /],
] as const)('the date in the list %s is labeled', (list, changes, text) => {
  const row = sampleStudyRow(1, { addedAt: '2025-11-13T06:35:41.000Z', ...changes })
  render(<StudyListView {...args} list={list} rows={[row]} />)
  expect(screen.getByRole('time').parentElement?.textContent).toMatch(text)
})

test('shows the lead above the rows, with its lesson and position', async () => {
  const onShowProgress = vi.fn()
  render(<StudyListView {...args} {...stories.WithLead.args} onShowProgress={onShowProgress} />)
  const [card] = screen.getAllByRole('article').map((row) => within(row))
  expect(card?.getByText('第 13 讲 综合练习')).toBeTruthy()
  expect(card?.getByText('还剩 08:00')).toBeTruthy()
  expect(card?.getByRole('link', { name: '接着学' }).getAttribute('href')).toBe('/courses/video/13')
  const title = sampleStudyRow(4).course.title
  expect(card?.getByRole('link', { name: title }).getAttribute('href')).toBe('/courses/detail/4')
  await userEvent.click(screen.getAllByRole('button', { name: '学习进度' })[0] ?? document.body)
  expect(onShowProgress).toHaveBeenCalledWith(stories.WithLead.args?.lead)
})

test('shows that access has ended, without a link to continue', () => {
  const { rerender } = render(<StudyListView {...args} {...stories.AccessEnded.args} />)
  expect(screen.getByText('课程已到期')).toBeTruthy()
  rerender(<StudyListView {...args} {...stories.LeadAccessEnded.args} />)
  expect(screen.getByText('课程已到期')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看课程' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '接着学' })).toBeNull()
})

test('shows lessons added after the course was finished', () => {
  render(<StudyListView {...args} {...stories.NewLessons.args} />)
  const row = within(screen.getByRole('article'))
  expect(row.getByText('新增 2 节')).toBeTruthy()
  expect(row.getByText('已学 23/25 节')).toBeTruthy()
  expect(row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('92')
})

test('shows a finished course as read, whatever the server counted last', () => {
  const rows = [sampleStudyRow(1, { isWatched: true, progress: 93, learnedCount: 24 })]
  render(<StudyListView {...args} rows={rows} />)
  expect(screen.getByText('读完 · 24 节')).toBeTruthy()
})

test('keeps the row of a deleted course without a link', () => {
  render(<StudyListView {...args} {...stories.Removed.args} />)
  const row = within(screen.getByRole('article'))
  expect(row.getByRole('heading').textContent).toContain('课程已下架')
  expect(row.getByText('已购买')).toBeTruthy()
  expect(row.queryByRole('link')).toBeNull()
  expect(row.queryByRole('button')).toBeNull()
})

test('shows both rows of a course that was bought twice', () => {
  const logged = vi.spyOn(console, 'error')
  render(<StudyListView {...args} {...stories.BoughtTwice.args} />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(logged).not.toHaveBeenCalled()
})

test('removes favorites with a named button each, once on a double click', async () => {
  const onRemoveFavorite = vi.fn()
  render(
    <StudyListView {...args} {...stories.Favorites.args} onRemoveFavorite={onRemoveFavorite} />,
  )
  const name = `取消收藏 ${sampleStudyRow(1).course.title}`
  await userEvent.dblClick(screen.getByRole('button', { name }))
  expect(onRemoveFavorite).toHaveBeenCalledExactlyOnceWith(stories.Favorites.args?.rows?.[0])
})

test.each([
  ['learned', '暂无在学课程'],
  ['bought', '暂无已购课程'],
  ['favorites', '暂无收藏课程'],
] as const)('shows an empty state for the list %s', (list, text) => {
  render(<StudyListView {...args} list={list} rows={[]} />)
  expect(screen.getByRole('status').textContent).toContain(text)
})

test('shows the lists as tabs', async () => {
  const onListChange = vi.fn()
  render(
    <StudyTabs list="bought" onListChange={onListChange}>
      内容
    </StudyTabs>,
  )
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '在学课程',
    '已购课程',
    '收藏课程',
  ])
  expect(screen.getByRole('tabpanel', { name: '已购课程' }).textContent).toBe('内容')
  await userEvent.click(screen.getByRole('tab', { name: '收藏课程' }))
  await waitFor(() => expect(onListChange).toHaveBeenCalledWith('favorites'))
})

test('lists the lessons of a course with their progress', () => {
  render(<LearnedLessonList lessons={sampleLearned} hrefFor={({ id }) => `/courses/video/${id}`} />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain('已学完')
  expect(rows[1]).toContain('05:00 / 10:00已学 50%')
  expect(screen.getByRole('link', { name: '第 3 讲' }).getAttribute('href')).toBe(
    '/courses/video/3',
  )
})
