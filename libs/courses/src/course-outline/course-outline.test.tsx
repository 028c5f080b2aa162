import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { CourseOutline } from './course-outline'
import type { CourseOutlineProps } from './course-outline-props'
import * as stories from './course-outline.stories'

function show(props: Partial<CourseOutlineProps> = {}) {
  render(<CourseOutline {...stories.default.args} {...props} />)
  return within(screen.getByRole('navigation', { name: '课程目录' }))
}

test('lists the lessons by chapter, those without one last', () => {
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

describe('chapters', () => {
  const isOpen = (title: string) =>
    screen.getByRole('heading', { name: title }).closest('details')?.open

  test('collapse, and only the one to continue with is expanded', async () => {
    const nav = show()
    expect(isOpen('第一章 认识函数')).toBe(true)
    expect(isOpen('第二章 图像与性质')).toBe(false)
    await userEvent.click(nav.getByText('第一章 认识函数'))
    expect(isOpen('第一章 认识函数')).toBe(false)
  })

  test('expand where learning continues', () => {
    const watchedAt = '2026-03-02T02:00:00.000Z'
    show({
      access: { kind: 'bought' },
      progress: {
        1: { lessonId: 1, watchedSeconds: 605, watchedAt, updatedAt: watchedAt },
        2: { lessonId: 2, watchedSeconds: 605, watchedAt, updatedAt: watchedAt },
      },
    })
    expect(isOpen('第一章 认识函数')).toBe(false)
    expect(isOpen('第二章 图像与性质')).toBe(true)
    expect(screen.getByText('已学完 2/2 课时')).toBeTruthy()
  })

  test('expand for a lesson that becomes the current one', () => {
    const args = { ...stories.default.args, ...stories.Learning.args }
    const { rerender } = render(<CourseOutline {...args} />)
    expect(isOpen('第二章 图像与性质')).toBe(false)
    rerender(<CourseOutline {...args} currentLessonId={3} />)
    expect(isOpen('第一章 认识函数')).toBe(true)
    expect(isOpen('第二章 图像与性质')).toBe(true)
  })

  test('expand and collapse all at once, and report the change', async () => {
    const onOpenChaptersChange = vi.fn()
    show({ onOpenChaptersChange })
    await userEvent.click(screen.getByRole('button', { name: '全部展开' }))
    expect(onOpenChaptersChange).toHaveBeenLastCalledWith([1, 2, 0])
    await userEvent.click(screen.getByRole('button', { name: '全部收起' }))
    expect(onOpenChaptersChange).toHaveBeenLastCalledWith([])
    expect(isOpen('第一章 认识函数')).toBe(false)
  })
})

test('is flat without chapters', () => {
  const nav = show(stories.WithoutChapters.args)
  expect(nav.queryByRole('heading')).toBeNull()
  expect(nav.getAllByRole('link')).toHaveLength(2)
})

test('shows which lessons have a trial and why the others are locked', () => {
  const [trial, locked] = show().getAllByRole('link')
  expect(trial?.textContent).toContain('可试看 1 分')
  expect(locked?.textContent).toContain('购买课程后可观看')
  expect(locked?.textContent).toContain('10 分 5 秒')
})

test('shows that a membership includes a course that is not sold', () => {
  expect(show(stories.LockedForVips.args).getAllByRole('link')[1]?.textContent).toContain(
    '开通会员',
  )
})

test('shows that a course without a price can be claimed', () => {
  const nav = show(stories.Claimable.args)
  expect(nav.getByText('免费领取课程后可观看全部课时')).toBeTruthy()
  expect(nav.getAllByRole('link')[1]?.textContent).toContain('免费领取后可观看')
})

test('unlocks an individually bought lesson', () => {
  const [, bought, locked] = show(stories.OneLessonBought.args).getAllByRole('link')
  expect(bought?.getAttribute('data-access')).toBe('open')
  expect(bought?.textContent).not.toContain('购买')
  expect(locked?.textContent).toContain('购买课程后可观看')
})

test('does not mark a locked lesson as being learned', () => {
  const [trial, , locked] = show(stories.OneLessonBought.args).getAllByRole('link')
  expect(locked?.getAttribute('aria-current')).toBe('page')
  expect(locked?.textContent).not.toContain('正在学习')
  expect(trial?.textContent).not.toContain('正在学习')
  cleanup()
  const [open] = show({ access: { kind: 'bought' }, currentLessonId: 1 }).getAllByRole('link')
  expect(open?.textContent).toContain('正在学习')
})

test('shows the progress of lessons and which one is current', () => {
  const [finished, current, untouched] = show(stories.Learning.args).getAllByRole('link')
  expect(finished?.textContent).toContain('已学完')
  expect(current?.textContent).toContain('已学 49%')
  expect(current?.getAttribute('aria-current')).toBe('page')
  expect(finished?.hasAttribute('aria-current')).toBe(false)
  expect(untouched?.textContent).not.toContain('已学')
})

test('asks visitors of a free course to sign in', () => {
  expect(show(stories.FreeForVisitors.args).getByText('登录后即可免费学习全部课时')).toBeTruthy()
})

test('renders a long course in steps, starting with the first lessons and those around the current one', () => {
  const counts: number[] = []
  const note = () => counts.push(document.querySelectorAll('a').length)
  render(
    <Profiler id="outline" onRender={note}>
      <CourseOutline {...stories.default.args} {...stories.Long.args} />
    </Profiler>,
  )
  expect(counts.at(0)).toBe(100)
  expect(screen.getAllByText('正在学习')).toHaveLength(1)
  expect(counts.at(-1)).toBe(260)
})

test('renders a long course completely on the server', () => {
  const html = renderToString(<CourseOutline {...stories.default.args} {...stories.Long.args} />)
  expect(html.match(/<a /g)).toHaveLength(260)
})

test('shows an empty state', () => {
  render(<CourseOutline {...stories.default.args} {...stories.Empty.args} />)
  expect(screen.getByRole('status').textContent).toContain('暂无课时')
})
