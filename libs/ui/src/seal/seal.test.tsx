import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Seal } from './seal'

const lookOf = (id: number) =>
  render(<Seal id={id}>讫</Seal>).container.firstElementChild?.className

test('is turned one of seven ways, the same way for the same ID', () => {
  expect(new Set(Array.from({ length: 14 }, (_, id) => lookOf(id))).size).toBe(7)
  expect(lookOf(149)).toBe(lookOf(149))
})

test('is hidden from screen readers', () => {
  const { container } = render(<Seal id={1}>讫</Seal>)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
