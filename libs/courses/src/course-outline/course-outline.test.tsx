import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CourseOutline, type CourseOutlineProps } from './course-outline'
import * as stories from './course-outline.stories'

function show(props: Partial<CourseOutlineProps> = {}) {
  render(<CourseOutline {...stories.default.args} {...props} />)
  return within(screen.getByRole('navigation', { name: '课程目录' }))
}

test('lists the lessons under their chapters, those without one last', () => {
  const nav = show()
  expect(nav.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    '第一章 认识函数',
    '第二章 图像与性质',
    '其他课时',
  ])
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((id) => `/courses/video/${id}`),
  )
})

test('folds a chapter away', async () => {
  const nav = show()
  const chapter = nav.getByText('第一章 认识函数').closest('details')
  expect(chapter?.open).toBe(true)
  await userEvent.click(nav.getByText('第一章 认识函数'))
  expect(chapter?.open).toBe(false)
})

test('is flat without chapters', () => {
  const nav = show(stories.WithoutChapters.args)
  expect(nav.queryByRole('heading')).toBeNull()
  expect(nav.getAllByRole('link')).toHaveLength(2)
})

test('says what may be tried and why the rest is locked', () => {
  const [trial, locked] = show().getAllByRole('link')
  expect(trial?.textContent).toContain('可试看 1 分')
  expect(locked?.textContent).toContain('购买课程后可观看')
  expect(locked?.textContent).toContain('10 分 5 秒')
})

test('says that a membership opens what cannot be bought', () => {
  expect(show(stories.LockedForVips.args).getAllByRole('link')[1]?.textContent).toContain(
    '开通会员',
  )
})

test('shows how far lessons were watched and which one is current', () => {
  const [finished, current, untouched] = show(stories.Learning.args).getAllByRole('link')
  expect(finished?.textContent).toContain('已学完')
  expect(current?.textContent).toContain('已学 49%')
  expect(current?.getAttribute('aria-current')).toBe('page')
  expect(finished?.hasAttribute('aria-current')).toBe(false)
  expect(untouched?.textContent).not.toContain('已学')
})

test('says when there is no lesson', () => {
  render(<CourseOutline {...stories.default.args} {...stories.Empty.args} />)
  expect(screen.getByRole('status').textContent).toContain('暂无课时')
})
