import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeSwitch } from './theme-switch'

test.each([
  ['system', '主题：跟随系统', 'light'],
  ['light', '主题：浅色', 'dark'],
  ['dark', '主题：深色', 'system'],
] as const)('%s says so and goes on to the next', async (value, name, next) => {
  const onChange = vi.fn()
  render(<ThemeSwitch value={value} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next)
})
