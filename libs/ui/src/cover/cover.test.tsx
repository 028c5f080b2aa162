import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Cover } from './cover'

test('a picture that does not load leaves its words in place', () => {
  const { rerender } = render(<Cover src="/missing.png" alt="前端工程" />)
  fireEvent.error(screen.getByRole('img', { name: '前端工程' }))
  expect(screen.getByRole('img', { name: '前端工程' }).tagName).toBe('svg')
  rerender(<Cover src="/other.png" alt="前端工程" />)
  expect(screen.getByRole('img', { name: '前端工程' }).tagName).toBe('IMG')
})

test('without words it is decoration', () => {
  render(<Cover src={null} alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
})
