import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Cover } from './cover'

test('keeps the alternative text if the image fails to load', () => {
  const { rerender } = render(<Cover src="/missing.png" alt="前端工程" />)
  fireEvent.error(screen.getByRole('img', { name: '前端工程' }))
  expect(screen.getByRole('img', { name: '前端工程' }).textContent).toBe('前端工程')
  rerender(<Cover src="/other.png" alt="前端工程" />)
  expect(screen.getByRole('img', { name: '前端工程' }).tagName).toBe('IMG')
})

test('is decorative if alt is empty', () => {
  render(<Cover src={null} alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
})

test.each([
  ['Python 程序设计', 'Python'],
  ['深度学习系统课：从反向传播讲起', '深度学习'],
  ['《红楼梦》导读', '《红楼梦'],
  ['', ''],
])('the placeholder of “%s” shows “%s”', (title, drawn) => {
  const { container } = render(<Cover src={null} alt="" title={title} />)
  expect(container.textContent).toBe(drawn)
})
