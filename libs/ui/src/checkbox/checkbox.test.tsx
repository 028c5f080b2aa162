import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox'

test('a click on the label asks for the other state', async () => {
  const onCheckedChange = vi.fn()
  render(<Checkbox label="我已阅读并同意" checked={false} onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('我已阅读并同意'))
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('a click on a link in the label leaves the state alone', () => {
  const onCheckedChange = vi.fn()
  const label = <a href="#user-protocol">《用户协议》</a>
  render(<Checkbox label={label} checked={false} onCheckedChange={onCheckedChange} />)
  fireEvent.click(screen.getByRole('link', { name: '《用户协议》' }))
  expect(onCheckedChange).not.toHaveBeenCalled()
})

test('its error describes it', () => {
  render(<Checkbox label="同意" checked={false} onCheckedChange={vi.fn()} error="请先同意" />)
  expect(screen.getByRole('checkbox', { name: '同意', description: '请先同意' })).toBeDefined()
})
