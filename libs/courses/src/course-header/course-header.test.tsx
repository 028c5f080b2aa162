import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CourseHeader, type CourseHeaderProps } from './course-header'
import * as stories from './course-header.stories'

const { args } = stories.default

function show(changes: Partial<CourseHeaderProps> = {}) {
  render(<CourseHeader {...args} {...changes} />)
}

function actions(): [string, string | null][] {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('has the title as heading 1', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(args.detail.course.title)
})

describe('offers', () => {
  const buy = ['购买课程 ¥199', '/order?goods_id=1']
  const vip = ['会员免费看', '/vip']
  const trial = ['免费试看', '/courses/video/1']
  test.each([
    ['ForSale', [buy, trial]],
    ['ForSaleAndVipFree', [buy, vip, trial]],
    ['VipOnly', [vip, trial]],
    ['Claimable', [['免费领取', '/order?goods_id=1'], trial]],
    ['OpenByVip', [['开始学习', '/courses/video/1']]],
    ['Free', [['开始学习', '/courses/video/1']]],
    ['Bought', [['开始学习', '/courses/video/1']]],
    ['Learning', [['继续学习', '/courses/video/2']]],
  ] as const)('for %s what its access allows', (name, expected) => {
    show(stories[name].args)
    expect(actions()).toEqual(expected)
  })

  test('no start on a course without lessons', () => {
    show(stories.WithoutLessons.args)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('no membership where none is sold', () => {
    show({ sellsVip: false })
    expect(actions()).toEqual([buy, trial])
  })
})

test('calls bought what was bought, and not what a membership opens', () => {
  show(stories.Bought.args)
  expect(screen.getByText('已购买')).toBeTruthy()
  cleanup()
  show(stories.OpenByVip.args)
  expect(screen.getByText('会员免费看')).toBeTruthy()
  expect(screen.queryByText('已购买')).toBeNull()
})

test('tells how far it was learned and where', () => {
  show(stories.Learning.args)
  expect(screen.getByRole('progressbar', { name: '课程进度' }).getAttribute('aria-valuenow')).toBe(
    '20',
  )
  expect(screen.getByText('已学完 1/5 课时')).toBeTruthy()
  expect(screen.getByText(/接着学：第 2 讲/)).toBeTruthy()
})

test('says that all is finished instead of naming a lesson to go on with', () => {
  show(stories.Finished.args)
  expect(screen.getByText('全部课时已学完')).toBeTruthy()
  expect(screen.queryByText(/接着学/)).toBeNull()
})

test('tells a visitor that a free course wants a login', () => {
  show(stories.FreeForWhoSignsIn.args)
  expect(screen.getByText('登录后即可免费学习')).toBeTruthy()
})

test('passes the course on', async () => {
  const onShare = vi.fn()
  show({ onShare })
  await userEvent.click(screen.getByRole('button', { name: '分享' }))
  expect(onShare).toHaveBeenCalledTimes(1)
})

describe('the favorite', () => {
  test('is pressed when on and asks to change', async () => {
    const onToggleFavorite = vi.fn()
    show({ ...stories.Learning.args, onToggleFavorite })
    const button = screen.getByRole('button', { name: '收藏', pressed: true })
    await userEvent.click(button)
    expect(onToggleFavorite).toHaveBeenCalledTimes(1)
  })

  test('is asked for once by a double click, and again by a click after it', async () => {
    const onToggleFavorite = vi.fn()
    show({ ...stories.Learning.args, onToggleFavorite })
    const button = screen.getByRole('button', { name: '收藏' })
    await userEvent.dblClick(button)
    expect(onToggleFavorite).toHaveBeenCalledTimes(1)
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(onToggleFavorite).toHaveBeenCalledTimes(2)
  })

  test('shows the state it is told before the server’s', () => {
    show({ ...stories.Learning.args, isFavorite: false })
    expect(screen.getByRole('button', { name: '收藏', pressed: false })).toBeTruthy()
  })
})
