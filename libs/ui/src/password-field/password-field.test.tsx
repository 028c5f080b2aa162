import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field'

test('shows the password while its toggle is pressed', async () => {
  render(<PasswordField label="密码" />)
  const field = screen.getByLabelText('密码')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: '显示明文', pressed: false }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: '显示明文', pressed: true }))
  expect(field.getAttribute('type')).toBe('password')
})
