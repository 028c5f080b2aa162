import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VipHeader } from './vip-header'
import meta, {
  AtLeast,
  CountingCourses,
  Expired,
  Member,
  MembershipLoading,
  NoCourses,
  NothingOnSale,
  PlanNotOnSale,
} from './vip-header.stories'

const args = meta.args

function figures() {
  return screen
    .getAllByRole('term')
    .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`)
}

it('is the heading of the page', () => {
  render(<VipHeader {...args} />)
  expect(screen.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeTruthy()
})

it('shows the numbers of a membership', () => {
  render(<VipHeader {...args} />)
  expect(figures()).toEqual(['12 门会员课程', '148 节', '¥1,288 单买合计'])
})

it('marks minimums, and omits unknown numbers', () => {
  render(<VipHeader {...args} {...AtLeast.args} />)
  expect(figures()).toEqual(['100+ 门会员课程', '¥12,345+ 单买合计'])
})

it('shows no numbers without included courses or while loading', () => {
  const { rerender } = render(<VipHeader {...args} {...NoCourses.args} />)
  expect(screen.queryByRole('term')).toBeNull()
  rerender(<VipHeader {...args} {...CountingCourses.args} />)
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '',
    '',
    '',
  ])
})

it('invites learners without a plan, unless nothing is on sale', () => {
  const { rerender } = render(<VipHeader {...args} />)
  expect(screen.getByText(/^开通会员，/)).toBeTruthy()
  rerender(<VipHeader {...args} {...NothingOnSale.args} />)
  expect(screen.queryByText(/^开通会员，/)).toBeNull()
})

it('shows no invitation while the membership is loading', () => {
  render(<VipHeader {...args} {...MembershipLoading.args} />)
  expect(screen.queryByText(/^开通会员，/)).toBeNull()
})

it('shows a member the expiry, the days left and a link to renew', () => {
  render(<VipHeader {...args} {...Member.args} />)
  expect(document.body.textContent).toContain('年度会员，有效期至 2027-01-01。还剩 2 天')
  expect(screen.getByRole('link', { name: '立即续费' }).getAttribute('href')).toBe(
    '/order?goods_type=role&goods_id=2',
  )
})

it('shows members their card in place of the courses', () => {
  const { rerender } = render(<VipHeader {...args}>课程</VipHeader>)
  expect(screen.getByText('课程')).toBeTruthy()
  rerender(
    <VipHeader {...args} {...Member.args}>
      课程
    </VipHeader>,
  )
  expect(screen.queryByText('课程')).toBeNull()
  expect(screen.getByText('年度会员').parentElement?.textContent).toBe('年度会员2 天2027-01-01')
  rerender(<VipHeader {...args} {...Expired.args} />)
  expect(screen.queryByText('年度会员')).toBeNull()
})

it('shows when a plan expired, with a link to renew', () => {
  render(<VipHeader {...args} {...Expired.args} />)
  expect(document.body.textContent).toContain('年度会员已于 2025-01-01 到期')
  expect(screen.getByRole('link', { name: '立即续费' })).toBeTruthy()
})

it('has no link to renew a plan that is no longer on sale', () => {
  render(<VipHeader {...args} {...PlanNotOnSale.args} />)
  expect(screen.queryByRole('link')).toBeNull()
})
