import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleLearned, sampleStudyRow } from '../../test/samples'
import { LearnedLessonList } from './learned-lesson-list'
import * as stories from './study-list.stories'
import { StudyListView } from './study-list-view'
import { StudyTabs } from './study-tabs'

const { args } = stories.default

test('tells how far each course was learned and leads on', async () => {
  const onShowProgress = vi.fn()
  render(<StudyListView {...args} onShowProgress={onShowProgress} />)
  const [begun, finished, untouched] = screen.getAllByRole('article').map((row) => within(row))
  expect(begun?.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  expect(begun?.getByText(/上次学到：第 13 讲 综合练习（02:05）/)).toBeTruthy()
  expect(begun?.getByRole('link', { name: '继续学习' }).getAttribute('href')).toBe(
    '/courses/video/13',
  )
  expect(finished?.getByRole('link', { name: '再次学习' })).toBeTruthy()
  expect(untouched?.getByRole('link', { name: '查看课程' })).toBeTruthy()
  expect(untouched?.queryByText('已购买')).toBeNull()
  const [detail] = screen.getAllByRole('button', { name: '学习进度' })
  if (!detail) throw new Error('no detail button')
  await userEvent.click(detail)
  expect(onShowProgress).toHaveBeenCalledWith(args.rows[0])
})

test('says that access has ended, and does not promise to go on', () => {
  render(<StudyListView {...args} {...stories.AccessEnded.args} />)
  expect(screen.getByText('学习权限已到期')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看课程' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '继续学习' })).toBeNull()
})

test('says what was added after the end, and goes on there', () => {
  render(<StudyListView {...args} {...stories.NewLessons.args} />)
  const row = within(screen.getByRole('article'))
  expect(row.getByText('新增 2 课时')).toBeTruthy()
  expect(row.getByText('已学 23/25 课时')).toBeTruthy()
  expect(row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('92')
  expect(row.getByRole('link', { name: '继续学习' })).toBeTruthy()
  expect(row.queryByRole('link', { name: '再次学习' })).toBeNull()
})

test('shows a course that was learned to its end at 100 percent, whatever the server counted last', () => {
  const rows = [sampleStudyRow(1, { isWatched: true, progress: 93, learnedCount: 24 })]
  render(<StudyListView {...args} rows={rows} />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
})

test('keeps the row of a deleted course, which leads nowhere', () => {
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

test('lets a favorite go once, also by a double click', async () => {
  const onRemoveFavorite = vi.fn()
  render(
    <StudyListView {...args} {...stories.Favorites.args} onRemoveFavorite={onRemoveFavorite} />,
  )
  const name = `取消收藏 ${args.rows[0]?.course.title}`
  await userEvent.dblClick(screen.getByRole('button', { name }))
  expect(onRemoveFavorite).toHaveBeenCalledOnce()
})

test('lets favorites go, each by its name', async () => {
  const onRemoveFavorite = vi.fn()
  render(
    <StudyListView {...args} {...stories.Favorites.args} onRemoveFavorite={onRemoveFavorite} />,
  )
  const name = `取消收藏 ${sampleStudyRow(1).course.title}`
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onRemoveFavorite).toHaveBeenCalledWith(args.rows[0])
})

test.each([
  ['learned', '暂无在学课程'],
  ['bought', '暂无已购课程'],
  ['favorites', '暂无收藏课程'],
] as const)('says when the list %s is empty', (list, text) => {
  render(<StudyListView {...args} list={list} rows={[]} />)
  expect(screen.getByRole('status').textContent).toContain(text)
})

test('has its lists as tabs', async () => {
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
  expect(onListChange).toHaveBeenCalledWith('favorites')
})

test('lists the lessons of a course with what was watched of them', () => {
  render(<LearnedLessonList lessons={sampleLearned} hrefFor={({ id }) => `/courses/video/${id}`} />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain('已学完')
  expect(rows[1]).toContain('05:00 / 10:00已学 50%')
  expect(screen.getByRole('link', { name: '第 3 讲' }).getAttribute('href')).toBe(
    '/courses/video/3',
  )
})
