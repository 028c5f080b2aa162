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

describe('chapters', () => {
  const isOpen = (title: string) =>
    screen.getByRole('heading', { name: title }).closest('details')?.open

  test('fold, and only the one to go on with is open', async () => {
    const nav = show()
    expect(isOpen('第一章 认识函数')).toBe(true)
    expect(isOpen('第二章 图像与性质')).toBe(false)
    await userEvent.click(nav.getByText('第一章 认识函数'))
    expect(isOpen('第一章 认识函数')).toBe(false)
  })

  test('open where learning goes on', () => {
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

  test('open for the lesson that becomes the current one', () => {
    const args = { ...stories.default.args, ...stories.Learning.args }
    const { rerender } = render(<CourseOutline {...args} />)
    expect(isOpen('第二章 图像与性质')).toBe(false)
    rerender(<CourseOutline {...args} currentLessonId={3} />)
    expect(isOpen('第一章 认识函数')).toBe(true)
    expect(isOpen('第二章 图像与性质')).toBe(true)
  })

  test('unfold and fold all at once, and tell who remembers them', async () => {
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

test('says that a course without a price is claimed', () => {
  const nav = show(stories.Claimable.args)
  expect(nav.getByText('免费领取课程后可观看全部课时')).toBeTruthy()
  expect(nav.getAllByRole('link')[1]?.textContent).toContain('免费领取后可观看')
})

test('unlocks a lesson that was bought singly', () => {
  const [, bought, locked] = show(stories.OneLessonBought.args).getAllByRole('link')
  expect(bought?.getAttribute('data-access')).toBe('open')
  expect(bought?.textContent).not.toContain('购买')
  expect(locked?.textContent).toContain('购买课程后可观看')
})

test('does not say of a locked lesson that it is being learned', () => {
  const [trial, , locked] = show(stories.OneLessonBought.args).getAllByRole('link')
  expect(locked?.getAttribute('aria-current')).toBe('page')
  expect(locked?.textContent).not.toContain('正在学习')
  expect(trial?.textContent).not.toContain('正在学习')
  cleanup()
  const [open] = show({ access: { kind: 'bought' }, currentLessonId: 1 }).getAllByRole('link')
  expect(open?.textContent).toContain('正在学习')
})

test('shows how far lessons were watched and which one is current', () => {
  const [finished, current, untouched] = show(stories.Learning.args).getAllByRole('link')
  expect(finished?.textContent).toContain('已学完')
  expect(current?.textContent).toContain('已学 49%')
  expect(current?.getAttribute('aria-current')).toBe('page')
  expect(finished?.hasAttribute('aria-current')).toBe(false)
  expect(untouched?.textContent).not.toContain('已学')
})

test('tells a visitor of a free course to sign in', () => {
  expect(show(stories.FreeForWhoSignsIn.args).getByText('登录后即可免费学习全部课时')).toBeTruthy()
})

test('renders a long course step by step, the first lessons and those beside the current one first', () => {
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

test('renders a long course as a whole on the server', () => {
  const html = renderToString(<CourseOutline {...stories.default.args} {...stories.Long.args} />)
  expect(html.match(/<a /g)).toHaveLength(260)
})

test('says when there is no lesson', () => {
  render(<CourseOutline {...stories.default.args} {...stories.Empty.args} />)
  expect(screen.getByRole('status').textContent).toContain('暂无课时')
})
