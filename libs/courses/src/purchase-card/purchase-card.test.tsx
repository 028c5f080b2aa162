import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PurchaseCard, type PurchaseCardProps } from './purchase-card'
import * as stories from './purchase-card.stories'

const { args } = stories.default

function show(changes: Partial<PurchaseCardProps> = {}) {
  render(<PurchaseCard {...args} {...changes} />)
}

function actions(): [string, string | null][] {
  return screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
}

const facts = () => screen.getAllByRole('listitem').map((fact) => fact.textContent)

describe('actions', () => {
  const buy = ['购买课程 ¥199', '/order?goods_id=1']
  const vip = ['会员免费看', '/vip']
  test.each([
    ['ForSale', [buy]],
    ['ForSaleAndVipFree', [buy, vip]],
    ['VipOnly', [vip]],
    ['Claimable', [['免费领取', '/order?goods_id=1']]],
    ['OpenByVip', [['开始学习', '/courses/video/1']]],
    ['Free', [['开始学习', '/courses/video/1']]],
    ['Bought', [['开始学习', '/courses/video/1']]],
    ['Learning', [['继续学习', '/courses/video/2']]],
    ['OneLesson', [buy, vip]],
  ] as const)('for %s match its access', (name, expected) => {
    show(stories[name].args)
    expect(actions()).toEqual(expected)
  })

  test('do not start a course without lessons', () => {
    show(stories.WithoutLessons.args)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('do not offer a membership if none is sold', () => {
    show({ sellsVip: false })
    expect(actions()).toEqual([buy])
    expect(facts().join()).not.toContain('会员')
  })
})

describe('facts', () => {
  const content = '5 节，共 1.7 小时'
  const files = '2 个附件'
  const refund = '购买 7 天内且学习不超过 2 节，可申请全额退款。'
  const trials = '1 节可免费试看'
  const byPurchase = '购买后每一节都能看'
  const byVip = '会员有效期内每一节都能看'
  test.each([
    ['ForSale', '¥199', [content, trials, files, byPurchase, refund]],
    ['ForSaleAndVipFree', '¥199', [content, trials, files, byPurchase, byVip, refund]],
    ['WithoutRefundNote', '¥199', [content, trials, files, byPurchase, byVip]],
    ['VipOnly', '会员专享', [content, trials, files, byVip]],
    ['Claimable', '免费', [content, trials, files, '领取后每一节都能看']],
    ['Free', '免费课程', [content, files]],
    ['Bought', '已购买', [content, files]],
    ['OneLesson', '¥199', ['1 节，共 10 分钟', byPurchase, byVip, refund]],
    ['ThreeHundredLessons', '¥199', ['300 节，共 50.4 小时', files, byPurchase, byVip, refund]],
  ] as const)('for %s are its price and contents', (name, cost, expected) => {
    show(stories[name].args)
    expect(screen.getByText(cost)).toBeTruthy()
    expect(facts()).toEqual(expected)
  })

  test('omit the length unless it is known for all lessons', () => {
    const [group] = args.detail.groups
    if (group === undefined) throw new Error('no example')
    const lessons = group.lessons.map((lesson, index) => ({ ...lesson, duration: index * 600 }))
    show({ detail: { ...args.detail, groups: [{ ...group, lessons }] } })
    expect(facts()[0]).toBe('2 节')
  })
})

test('shows "bought" for a purchase, and strikes the price through for a membership', () => {
  show(stories.Bought.args)
  expect(screen.getByText('已购买')).toBeTruthy()
  cleanup()
  show(stories.OpenByVip.args)
  expect(screen.getByText('会员免费看')).toBeTruthy()
  expect(screen.getByText('¥199').tagName).toBe('S')
  expect(screen.queryByText('已购买')).toBeNull()
})

test('shows the progress and the lesson to continue with', () => {
  show(stories.Learning.args)
  expect(screen.getByRole('progressbar', { name: '课程进度' }).getAttribute('aria-valuenow')).toBe(
    '20',
  )
  expect(screen.getByText('已学完 1/5 节')).toBeTruthy()
  expect(screen.getByText(/继续学：第 2 讲/)).toBeTruthy()
})

test('shows that all lessons are finished instead of one to continue with', () => {
  show(stories.Finished.args)
  expect(screen.getByText('学完了。1 节，10 分钟。')).toBeTruthy()
  expect(screen.queryByText(/继续学：/)).toBeNull()
  expect(screen.getByRole('link', { name: '重学课程' }).getAttribute('href')).toContain('1')
  expect(screen.queryByRole('link', { name: '继续学习' })).toBeNull()
})

test('asks visitors of a free course to sign in', () => {
  show(stories.FreeForVisitors.args)
  expect(screen.getByText('登录后即可免费学习')).toBeTruthy()
})
