import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CourseHeader, type CourseHeaderProps } from './course-header'
import * as stories from './course-header.stories'

const { args } = stories.default

function show(changes: Partial<CourseHeaderProps> = {}) {
  render(<CourseHeader {...args} {...changes} />)
}

test('has the title as heading 1', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(args.detail.course.title)
})

test.each([
  ['Plain', ['1,280 人在学', '5 节', '1.7 小时']],
  ['LongTitle', ['12.3 万 人在学', '5 节', '1.7 小时']],
  ['OneLesson', ['1,280 人在学', '1 节', '10 分钟']],
  ['ThreeHundredLessons', ['1,280 人在学', '300 节', '50.4 小时']],
  ['NoFacts', ['1 节']],
] as const)('shows the known figures for %s', (name, figures) => {
  show(stories[name].args)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(figures)
})

test('shares the course', async () => {
  const onShare = vi.fn()
  show({ onShare })
  await userEvent.click(screen.getByRole('button', { name: '分享' }))
  expect(onShare).toHaveBeenCalledTimes(1)
})

describe('the favorite button', () => {
  test('is pressed for a favorite and toggles it', async () => {
    const onToggleFavorite = vi.fn()
    show({ ...stories.Favorite.args, onToggleFavorite })
    const button = screen.getByRole('button', { name: '收藏', pressed: true })
    await userEvent.click(button)
    expect(onToggleFavorite).toHaveBeenCalledTimes(1)
  })

  test('toggles once on a double click, and again on a later click', async () => {
    const onToggleFavorite = vi.fn()
    show({ onToggleFavorite })
    const button = screen.getByRole('button', { name: '收藏' })
    await userEvent.dblClick(button)
    expect(onToggleFavorite).toHaveBeenCalledTimes(1)
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(onToggleFavorite).toHaveBeenCalledTimes(2)
  })

  test('prefers the given state over the server’s', () => {
    show({ ...stories.Favorite.args, isFavorite: false })
    expect(screen.getByRole('button', { name: '收藏', pressed: false })).toBeTruthy()
  })
})
