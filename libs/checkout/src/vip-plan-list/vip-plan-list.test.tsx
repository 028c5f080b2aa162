import { axeViolations } from '@shuyuan/testing'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VipPlanList } from './vip-plan-list'
import meta, {
  Active,
  Empty,
  Expired,
  FourPlans,
  NothingInCommon,
  OnePlan,
  WithAgreement,
} from './vip-plan-list.stories'

const args = meta.args

// Only wide windows show the comparison, and this one has no width.
const hidden = true

function wordsOfRow(name: string) {
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

it('has a heading and a way to buy per plan', () => {
  render(<VipPlanList {...args} />)
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['月度会员', '年度会员'])
  const link = screen.getByRole('link', { name: '立即开通月度会员' })
  expect(link.getAttribute('href')).toBe('/order?goods_type=role&goods_id=1')
})

it('sets each plan apart on a card of its own', () => {
  render(<VipPlanList {...args} />)
  for (const card of screen.getAllByRole('article')) {
    expect(getComputedStyle(card).borderRadius).not.toBe('')
  }
})

it('keeps the order of the school, with the plan whose day costs least marked to come first on a phone', () => {
  render(<VipPlanList {...args} {...FourPlans.args} />)
  expect(
    screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['月度会员', '季度会员', '年度会员', '三年会员'])
})

it('offers an active member to renew the plan held', () => {
  render(<VipPlanList {...args} {...Active.args} />)
  expect(screen.getByText('当前会员')).toBeTruthy()
  expect(screen.getByRole('link', { name: '续费开通年度会员' })).toBeTruthy()
})

it('says until when each plan would last that is added to a running one', () => {
  render(<VipPlanList {...args} {...Active.args} />)
  expect(screen.getByText('购买后有效期延至 2027-01-31')).toBeTruthy()
  expect(screen.getByText('购买后有效期延至 2028-01-01')).toBeTruthy()
  expect(screen.getByRole('link', { name: '开通月度会员并延长' })).toBeTruthy()
})

it('praises a plan only for what can be counted', () => {
  const { rerender } = render(<VipPlanList {...args} />)
  expect(screen.getAllByText('日均最低')).toHaveLength(1)
  rerender(<VipPlanList {...args} {...OnePlan.args} />)
  expect(screen.queryByText('日均最低')).toBeNull()
})

it('says what a plan saves against buying the shortest one again and again', () => {
  render(<VipPlanList {...args} />)
  const [month, year] = screen.getAllByRole('article')
  expect(year?.textContent).toContain('省 ¥176与连续购买月度会员相比')
  expect(month?.textContent).not.toContain('省 ¥')
})

it('compares the plans fact by fact', () => {
  render(<VipPlanList {...args} />)
  const table = screen.getByRole('table', { hidden })
  expect(
    within(table)
      .getAllByRole('columnheader', { hidden })
      .map((header) => header.textContent),
  ).toEqual(['项目', '月度会员', '年度会员'])
  expect(wordsOfRow('价格')).toEqual(['¥39', '¥298'])
  expect(wordsOfRow('有效期')).toEqual(['30 天', '365 天'])
  expect(wordsOfRow('平均每天')).toEqual(['¥1.30', '¥0.82'])
  expect(wordsOfRow('比连续购买月度会员省')).toEqual(['—不省', '¥176'])
  expect(wordsOfRow('课程资料下载')).toEqual(['包含', '包含'])
  expect(wordsOfRow('专属学习路径')).toEqual(['—未写明', '包含'])
})

it('compares no selling points that no two plans have in common', () => {
  render(<VipPlanList {...args} {...NothingInCommon.args} />)
  expect(screen.getAllByRole('rowheader', { hidden }).map((header) => header.textContent)).toEqual([
    '价格',
    '有效期',
    '平均每天',
    '比连续购买月度会员省',
  ])
})

it('compares nothing where there is one plan', () => {
  render(<VipPlanList {...args} {...OnePlan.args} />)
  expect(screen.queryByRole('table', { hidden })).toBeNull()
})

it('says what a membership does not open, and that it ends by itself', () => {
  render(<VipPlanList {...args} />)
  const notes = screen.getByRole('region', { name: '开通前了解' })
  expect(notes.textContent).toContain('其他课程需要单独购买')
  expect(notes.textContent).toContain('不会自动续费')
})

it('leads to the agreement that will be asked for', () => {
  render(<VipPlanList {...args} {...WithAgreement.args} />)
  expect(screen.getByRole('link', { name: /会员服务协议/ }).getAttribute('target')).toBe('_blank')
})

it('does not take a plan that has run out for a current one', () => {
  render(<VipPlanList {...args} {...Expired.args} />)
  expect(screen.queryByText('当前会员')).toBeNull()
  expect(screen.queryByText(/购买后有效期延至/)).toBeNull()
})

it('says when there is nothing on offer', () => {
  render(<VipPlanList {...args} {...Empty.args} />)
  expect(screen.getByRole('status').textContent).toContain('暂无')
})

it('is accessible', async () => {
  const { container } = render(<VipPlanList {...args} {...Active.args} />)
  expect(await axeViolations(container)).toEqual([])
})
