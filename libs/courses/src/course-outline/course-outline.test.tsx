import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { sampleChapters, sampleLessons } from '../../test/samples'
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
    '其他',
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
    expect(screen.getByText('已学完 2/2 节')).toBeTruthy()
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
  expect(nav.getByText('免费领取后，每一节都能看')).toBeTruthy()
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
  expect(show(stories.FreeForVisitors.args).getByText('登录后，每一节都能免费学')).toBeTruthy()
})

describe('a course of 2,000 lessons', () => {
  const large = stories.LargeWithChapters.args

  test('renders only the rows of the chapter of the current lesson', () => {
    const nav = show(large)
    expect(nav.getAllByRole('link')).toHaveLength(50)
    expect(nav.getByRole('link', { current: 'page' }).textContent).toContain('第 220 讲')
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(3_000)
  })

  // Browsers also click a summary for Enter and Space; jsdom does not.
  test('renders the rows of a chapter at a click, until it collapses', async () => {
    const nav = show(large)
    await userEvent.click(nav.getByText('第 40 章'))
    expect(await nav.findByText('第 2000 讲 函数图像的平移')).toBeTruthy()
    await userEvent.click(nav.getByText('第 40 章'))
    await waitFor(() => expect(nav.getAllByRole('link')).toHaveLength(50))
  })

  test('expands completely at the press of a button', async () => {
    const nav = show({ ...large, groups: sampleChapters(5) })
    await userEvent.click(nav.getByRole('button', { name: '全部展开' }))
    expect(nav.getAllByRole('link')).toHaveLength(250)
  })

  test('has links to all lessons in the HTML for browsers without script', () => {
    const html = renderToString(<CourseOutline {...stories.default.args} {...large} />)
    // Without these tags, jsdom parses the HTML like a browser without script.
    const withoutScript = html.replaceAll(/<\/?noscript>/g, '')
    const page = new DOMParser().parseFromString(withoutScript, 'text/html')
    expect(page.querySelectorAll('details[open] a')).toHaveLength(50)
    expect(page.querySelectorAll('details:not([open]) a')).toHaveLength(1_950)
  })

  test('renders the rows of a chapter that was expanded before hydration', async () => {
    const outline = <CourseOutline {...stories.default.args} {...large} />
    const container = document.createElement('div')
    container.innerHTML = renderToString(outline)
    document.body.append(container)
    const nav = within(container)
    nav.getByText('第 40 章').closest('details')?.setAttribute('open', '')
    render(outline, { container, hydrate: true })
    expect(await nav.findByText('第 2000 讲 函数图像的平移')).toBeTruthy()
  })
})

describe('a flat list', () => {
  const titles = () => screen.queryAllByRole('heading').map((heading) => heading.textContent)
  const showFlat = (count: number) =>
    show({ groups: [{ chapter: null, lessons: sampleLessons(count) }] })

  test('of 100 lessons stays flat', () => {
    expect(showFlat(100).getAllByRole('link')).toHaveLength(100)
    expect(titles()).toEqual([])
  })

  test('of more lessons is split into chapters of 50', () => {
    showFlat(101)
    expect(titles()).toEqual(['第 1–50 节', '第 51–100 节', '第 101 节'])
  })
})
