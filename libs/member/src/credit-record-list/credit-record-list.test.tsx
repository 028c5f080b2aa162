import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CreditRecordList } from './credit-record-list'
import meta, { GainedAndSpent, WithoutRemark } from './credit-record-list.stories'

it('shows gains with plus and expenses with minus, each with its reason and day', () => {
  render(<CreditRecordList {...meta.args} {...GainedAndSpent.args} />)
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
  const parts = [
    ['兑换学习资料', '−300', '2025-11-20'],
    ['看完点播课程送20积分', '+20', '2025-11-19'],
    ['注册送1000积分', '+1,000', '2025-11-01'],
  ]
  expect(parts.map((row, index) => row.filter((part) => !rows[index]?.includes(part)))).toEqual([
    [],
    [],
    [],
  ])
})

it('shows a record without a reason and a time', () => {
  render(<CreditRecordList {...meta.args} {...WithoutRemark.args} />)
  expect(screen.getByRole('listitem').textContent).toBe('积分变动0')
})
