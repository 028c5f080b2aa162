import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleDetail } from '../../test/samples'
import { CourseBar, type CourseBarProps } from './course-bar'
import * as stories from './course-bar.stories'

function offers(args: Partial<CourseBarProps> | undefined): [string, string | null][] {
  render(<CourseBar {...stories.default.args} {...args} />)
  const bar = within(screen.getByRole('region', { name: '课程操作' }))
  return bar
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])
}

const buy = ['购买课程 ¥199', '/order?goods_id=1']
const vip = ['会员免费看', '/vip']

test.each([
  ['ForSaleAndVipFree', [vip, buy]],
  ['ForSale', [buy]],
  ['VipOnly', [vip]],
  ['Claimable', [['免费领取', '/order?goods_id=1']]],
  ['Free', [['开始学习', '/courses/video/1']]],
  ['Learning', [['继续学习', '/courses/video/2']]],
] as const)('offers the same as the purchase card for %s', (name, expected) => {
  expect(offers(stories[name].args)).toEqual(expected)
})

test('renders nothing without an action', () => {
  const empty = sampleDetail({ isBought: true, groups: [] })
  const { container } = render(<CourseBar {...stories.default.args} detail={empty} />)
  expect(container.innerHTML).toBe('')
})
