import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { TextField } from './text-field'

test('its label is its name and focuses it', async () => {
  render(<TextField label="手机号" />)
  await userEvent.click(screen.getByText('手机号'))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '手机号' }))
})

test('error and hint are its description, and the error marks it as invalid', () => {
  const { rerender } = render(<TextField label="手机号" hint="11 位数字" />)
  const field = screen.getByRole('textbox', { description: '11 位数字' })
  expect(field.getAttribute('aria-invalid')).toBeNull()
  rerender(<TextField label="手机号" hint="11 位数字" error="请输入手机号!" />)
  expect(screen.getByRole('textbox', { description: '请输入手机号! 11 位数字' })).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('announces an error only with announceError', () => {
  const { rerender } = render(<TextField label="优惠码" error="优惠码不存在" />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<TextField label="优惠码" error="优惠码不存在" announceError />)
  expect(screen.getByRole('alert').textContent).toBe('优惠码不存在')
  expect(screen.getByRole('textbox', { description: '优惠码不存在' })).toBeTruthy()
})

test('forwards its ref to the input', () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextField label="手机号" ref={ref} defaultValue="138" />)
  expect(ref.current?.value).toBe('138')
})
