import { axeViolations } from '@shuyuan/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VipPlanList } from './vip-plan-list'
import meta, {
  Active,
  Empty,
  Expired,
  MembershipLoading,
  WithAgreement,
} from './vip-plan-list.stories'

const args = meta.args

it('has a heading and a way to buy per plan', () => {
  render(<VipPlanList {...args} />)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    '月度会员',
    '年度会员',
  ])
  const link = screen.getByRole('link', { name: '立即开通月度会员' })
  expect(link.getAttribute('href')).toBe('/order?goods_type=role&goods_id=1')
})

it('sets each plan apart on a card of its own', () => {
  render(<VipPlanList {...args} />)
  for (const card of screen.getAllByRole('article')) {
    expect(getComputedStyle(card).borderRadius).not.toBe('')
  }
})

it('does not invite a learner to join as long as the membership loads', () => {
  const { rerender } = render(<VipPlanList {...args} />)
  expect(screen.getByText(/^开通会员，/)).toBeTruthy()
  rerender(<VipPlanList {...args} {...MembershipLoading.args} />)
  expect(screen.queryByText(/^开通会员，/)).toBeNull()
})

it('offers an active member to renew the plan held', () => {
  render(<VipPlanList {...args} {...Active.args} />)
  expect(screen.getByText('当前会员')).toBeTruthy()
  expect(screen.getByRole('link', { name: '续费开通年度会员' })).toBeTruthy()
  expect(document.body.textContent).toContain('有效期至 2027-01-01')
})

it('says until when each plan would last that is added to a running one', () => {
  const now = new Date('2026-12-30T00:00:00Z')
  render(<VipPlanList {...args} {...Active.args} now={now} />)
  expect(screen.getByText(/还剩 2 天/)).toBeTruthy()
  expect(screen.getByText('购买后有效期延至 2027-01-31')).toBeTruthy()
  expect(screen.getByText('购买后有效期延至 2028-01-01')).toBeTruthy()
  expect(screen.getByRole('link', { name: '开通月度会员并延长' })).toBeTruthy()
})

it('praises a plan only for what can be counted', () => {
  const { rerender } = render(<VipPlanList {...args} />)
  expect(screen.getAllByText('日均最低')).toHaveLength(1)
  rerender(<VipPlanList {...args} plans={args.plans.slice(0, 1)} />)
  expect(screen.queryByText('日均最低')).toBeNull()
})

it('leads to the agreement that will be asked for', () => {
  render(<VipPlanList {...args} {...WithAgreement.args} />)
  expect(screen.getByRole('link', { name: /会员服务协议/ }).getAttribute('target')).toBe('_blank')
})

it('does not take a plan that has run out for a current one', () => {
  render(<VipPlanList {...args} {...Expired.args} />)
  expect(screen.queryByText('当前会员')).toBeNull()
  expect(document.body.textContent).toContain('年度会员已于 2025-01-01 到期')
})

it('says when there is nothing on offer', () => {
  render(<VipPlanList {...args} {...Empty.args} />)
  expect(screen.getByRole('status').textContent).toContain('暂无')
})

it('is accessible', async () => {
  const { container } = render(<VipPlanList {...args} {...Active.args} />)
  expect(await axeViolations(container)).toEqual([])
})
