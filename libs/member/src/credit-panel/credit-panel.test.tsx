import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CreditPanel } from './credit-panel'
import meta, { AllRules, NoRules, SomeRules } from './credit-panel.stories'

const rewards = () => screen.queryAllByRole('definition').map((reward) => reward.textContent)

it('shows the balance and what each rule gives', () => {
  render(<CreditPanel {...meta.args} {...AllRules.args} />)
  expect(screen.getByRole('heading', { level: 2, name: '积分余额' })).toBeTruthy()
  expect(screen.getByText('1,280')).toBeTruthy()
  expect(rewards()).toEqual(['+100 积分', '+20 积分', '+2 积分', '优惠前价格的 15.5%'])
})

it('hides a reward of 0', () => {
  render(<CreditPanel {...meta.args} {...SomeRules.args} />)
  expect(rewards()).toEqual(['+20 积分', '优惠前价格的 10%'])
})

it('has no rules where nothing is rewarded', () => {
  render(<CreditPanel {...meta.args} {...NoRules.args} />)
  expect(screen.getByText('0')).toBeTruthy()
  expect(screen.queryByText('如何获得积分')).toBeNull()
})
