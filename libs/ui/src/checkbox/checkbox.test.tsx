import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox'

test('a click on the label requests the other state', async () => {
  const onCheckedChange = vi.fn()
  render(<Checkbox label="我已阅读并同意" checked={false} onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByText('我已阅读并同意'))
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('a click on a link in the label does not change the state', () => {
  const onCheckedChange = vi.fn()
  const label = <a href="#user-protocol">《用户协议》</a>
  render(<Checkbox label={label} checked={false} onCheckedChange={onCheckedChange} />)
  fireEvent.click(screen.getByRole('link', { name: '《用户协议》' }))
  expect(onCheckedChange).not.toHaveBeenCalled()
})

test('its error is its accessible description', () => {
  render(<Checkbox label="同意" checked={false} onCheckedChange={vi.fn()} error="请先同意" />)
  expect(screen.getByRole('checkbox', { name: '同意', description: '请先同意' })).toBeDefined()
})

test('accepts id, required, ref and handlers like an input', async () => {
  const onBlur = vi.fn()
  const ref = createRef<HTMLButtonElement>()
  const props = { label: '同意', checked: false, onCheckedChange: vi.fn() }
  render(<Checkbox {...props} id="terms" required ref={ref} onBlur={onBlur} />)
  const box = screen.getByRole('checkbox', { name: '同意' })
  expect(box.id).toBe('terms')
  expect(box.getAttribute('aria-required')).toBe('true')
  expect(ref.current).toBe(box)
  box.focus()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('the space bar toggles it, Enter does not', async () => {
  const onCheckedChange = vi.fn()
  render(<Checkbox label="同意" checked onCheckedChange={onCheckedChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onCheckedChange).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('a host can prevent a click', async () => {
  const onCheckedChange = vi.fn()
  render(
    <Checkbox
      label="同意"
      checked={false}
      onCheckedChange={onCheckedChange}
      onClick={(event) => event.preventDefault()}
    />,
  )
  await userEvent.click(screen.getByRole('checkbox'))
  expect(onCheckedChange).not.toHaveBeenCalled()
})
