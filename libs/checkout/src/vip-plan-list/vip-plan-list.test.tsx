import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VipPlanList } from './vip-plan-list'
import meta, {
  Active,
  Expired,
  FourPlans,
  NothingInCommon,
  OnePlan,
  WithAgreement,
} from './vip-plan-list.stories'

const args = meta.args

// The comparison is visible in wide windows only, and this window has no width.
const hidden = true

function textsOfRow(name: string) {
  const [row] = screen
    .getAllByRole('row', { hidden })
    .filter((one) => within(one).queryByRole('rowheader', { name, hidden }))
  return (
    row &&
    within(row)
      .getAllByRole('cell', { hidden })
      .map((cell) => cell.textContent)
  )
}

it('has a heading and an order link per plan', () => {
  render(<VipPlanList {...args} />)
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['月度会员', '年度会员'])
  const link = screen.getByRole('link', { name: '立即开通月度会员' })
  expect(link.getAttribute('href')).toBe('/order?goods_type=role&goods_id=1')
})

it('keeps the order of the school, with the cheapest plan per day marked to come first on a phone', () => {
  render(<VipPlanList {...args} {...FourPlans.args} />)
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['月度会员', '季度会员', '年度会员', '三年会员'])
})

it('offers an active member to renew the current plan', () => {
  render(<VipPlanList {...args} {...Active.args} />)
  expect(screen.getByText('当前会员')).toBeTruthy()
  expect(screen.getByRole('link', { name: '续费开通年度会员' })).toBeTruthy()
})

it('shows until when each plan would extend a running one', () => {
  render(<VipPlanList {...args} {...Active.args} />)
  expect(screen.getByText('购买后有效期延至 2027-01-31')).toBeTruthy()
  expect(screen.getByText('购买后有效期延至 2028-01-01')).toBeTruthy()
  expect(screen.getByRole('link', { name: '开通月度会员，延长有效期' })).toBeTruthy()
})

it('folds plans and comparison for an active member', () => {
  const { rerender } = render(<VipPlanList {...args} {...Active.args} />)
  const folded = screen.getByText('续费或更换会员方案').closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.querySelectorAll('article, table')).toHaveLength(3)
  expect(folded?.contains(screen.getByRole('region', { name: '开通须知' }))).toBe(false)
  rerender(<VipPlanList {...args} />)
  expect(screen.queryByText('续费或更换会员方案')).toBeNull()
})

it('highlights a plan only for its price', () => {
  const { rerender } = render(<VipPlanList {...args} />)
  expect(screen.getAllByText('日均最低')).toHaveLength(1)
  rerender(<VipPlanList {...args} {...OnePlan.args} />)
  expect(screen.queryByText('日均最低')).toBeNull()
})

it('shows what a plan saves over repeating the shortest one', () => {
  render(<VipPlanList {...args} />)
  const [month, year] = screen.getAllByRole('article')
  expect(year?.textContent).toContain('省 ¥176比连续开通月度会员')
  expect(month?.textContent).not.toContain('省 ¥')
})

it('compares the selling points of the plans', () => {
  render(<VipPlanList {...args} />)
  const table = screen.getByRole('table', { hidden })
  expect(
    within(table)
      .getAllByRole('columnheader', { hidden })
      .map((header) => header.textContent),
  ).toEqual(['项目', '月度会员', '年度会员'])
  expect(textsOfRow('课程资料下载')).toEqual(['包含', '包含'])
  expect(textsOfRow('专属学习路径')).toEqual(['—没有提到', '包含'])
})

it.each([
  ['no two plans have a selling point in common', NothingInCommon.args],
  ['there is a single plan', OnePlan.args],
])('compares nothing if %s', (_, story) => {
  render(<VipPlanList {...args} {...story} />)
  expect(screen.queryByRole('table', { hidden })).toBeNull()
})

it('explains what a membership does not include, and that it does not renew', () => {
  render(<VipPlanList {...args} />)
  const notes = screen.getByRole('region', { name: '开通须知' })
  expect(notes.textContent).toContain('其他课程需要单独购买')
  expect(notes.textContent).toContain('不会自动续费')
})

it('links to the agreement that an order will require', () => {
  render(<VipPlanList {...args} {...WithAgreement.args} />)
  expect(screen.getByRole('link', { name: /会员服务协议/ }).getAttribute('target')).toBe('_blank')
})

it('does not treat an expired plan as current', () => {
  render(<VipPlanList {...args} {...Expired.args} />)
  expect(screen.queryByText('当前会员')).toBeNull()
  expect(screen.queryByText(/购买后有效期延至/)).toBeNull()
})
