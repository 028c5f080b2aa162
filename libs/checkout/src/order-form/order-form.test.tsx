import { setWithoutEvent } from '@shuyuan/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OrderForm } from './order-form'
import meta, {
  CheckingCode,
  Claimed,
  PaidInFull,
  RefusedCode,
  ValidCode,
} from './order-form.stories'

const args = meta.args

it('requires the agreement, then submits once', async () => {
  const onSubmit = vi.fn()
  render(<OrderForm {...args} onSubmit={onSubmit} />)
  const submit = screen.getByRole('button', { name: '提交订单' })
  await userEvent.click(submit)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('请先阅读并同意《付费内容购买协议》')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('checkbox', { name: /同意/ }))
  await userEvent.click(submit)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('submits without a checkbox if no document is configured', async () => {
  const onSubmit = vi.fn()
  render(<OrderForm {...args} agreement={null} onSubmit={onSubmit} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('claims free goods without a promo code or mention of payment', async () => {
  const onSubmit = vi.fn()
  render(<OrderForm {...args} {...Claimed.args} agreement={null} onSubmit={onSubmit} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText(/支付/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '免费领取' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('shows the payment deadline only if an amount is due', () => {
  render(<OrderForm {...args} {...PaidInFull.args} />)
  expect(screen.queryByText(/30 分钟内完成支付/)).toBeNull()
})

it('shows the discount of a valid code and the amount due', () => {
  render(<OrderForm {...args} {...ValidCode.args} />)
  expect(screen.getByText('-¥30')).toBeTruthy()
  expect(screen.getByText('¥169')).toBeTruthy()
})

it('never shows a discount above the price', () => {
  render(<OrderForm {...args} {...PaidInFull.args} />)
  expect(screen.getByText('优惠码可用，立减 ¥199')).toBeTruthy()
  expect(screen.getByText('-¥199')).toBeTruthy()
  expect(screen.getByText('¥0')).toBeTruthy()
})

it('waits for a pending code check before submitting', async () => {
  const onSubmit = vi.fn()
  render(<OrderForm {...args} {...CheckingCode.args} agreement={null} onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('正在验证优惠码，验完再提交')).toBeTruthy()
})

it('explains that a code which was only typed is not applied', async () => {
  render(<OrderForm {...args} />)
  await userEvent.type(screen.getByRole('textbox', { name: '优惠码' }), 'AUTUMN')
  expect(screen.getByText('点击“使用优惠码”后才会抵扣')).toBeTruthy()
})

it.each([
  ['unknown', '此优惠码无效，核对一下再试'],
  ['expired', '此优惠码已过期'],
  ['own', '不能使用自己的优惠码'],
  ['used', '此优惠码已使用过，或已达使用上限'],
] as const)('explains why a code is rejected as %s', (reason, words) => {
  render(<OrderForm {...args} promo={{ kind: 'refused', reason }} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '优惠码' }).getAttribute('aria-invalid')).toBe('true')
})

it('shows the error of a code instead of the hint', () => {
  render(<OrderForm {...args} {...RefusedCode.args} />)
  expect(screen.getByText(/此优惠码/)).toBeTruthy()
  expect(screen.queryByText('没有优惠码可不填')).toBeNull()
})

it('toggles the checkbox by its label, and opens the document without toggling', async () => {
  render(<OrderForm {...args} />)
  await userEvent.click(screen.getByText('我已阅读并同意'))
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('link', { name: /付费内容购买协议/ }).getAttribute('target')).toBe(
    '_blank',
  )
})

// cspell:ignore ＡＵＴＵＭＮ
it('checks the code on Enter without submitting, and reports edits', async () => {
  const onCheckPromo = vi.fn()
  const onPromoEdited = vi.fn()
  const onSubmit = vi.fn()
  render(<OrderForm {...args} {...{ onCheckPromo, onPromoEdited, onSubmit }} />)
  await userEvent.type(
    screen.getByRole('textbox', { name: '优惠码' }),
    ' ＡＵＴＵＭＮ\u200b {Enter}',
  )
  expect(onCheckPromo).toHaveBeenCalledExactlyOnceWith('AUTUMN')
  expect(onPromoEdited).toHaveBeenLastCalledWith(' ＡＵＴＵＭＮ\u200b ')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('starts with a draft code without applying it', async () => {
  const onCheckPromo = vi.fn()
  render(<OrderForm {...args} onCheckPromo={onCheckPromo} promoDraft="AUTUMN" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '优惠码' })
  expect(field.value).toBe('AUTUMN')
  expect(onCheckPromo).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '使用优惠码' }))
  expect(onCheckPromo).toHaveBeenCalledExactlyOnceWith('AUTUMN')
})

it('starts with an agreement that was accepted before, and reports changes', async () => {
  const onSubmit = vi.fn()
  const onAgreedChange = vi.fn()
  render(<OrderForm {...args} {...{ onSubmit, onAgreedChange }} defaultAgreed />)
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('checkbox'))
  expect(onAgreedChange.mock.calls).toEqual([[false], [true]])
})

it('checks a promo code that was filled in without an event', async () => {
  const onCheckPromo = vi.fn()
  render(<OrderForm {...args} onCheckPromo={onCheckPromo} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '优惠码' })
  setWithoutEvent(field, 'AUTUMN')
  await userEvent.click(screen.getByRole('button', { name: '使用优惠码' }))
  expect(onCheckPromo).toHaveBeenCalledWith('AUTUMN')
  expect(field.value).toBe('AUTUMN')
})
