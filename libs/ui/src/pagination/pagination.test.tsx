import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from './pagination'

const hrefFor = (page: number) => `/courses?page=${page}`

function hrefOf(name: string): string | null {
  const nav = screen.getByRole('navigation', { name: '分页' })
  return within(nav).getByRole('link', { name }).getAttribute('href')
}

test('links to the neighboring pages and marks the current one', () => {
  render(<Pagination page={5} pageCount={20} hrefFor={hrefFor} />)
  expect(hrefOf('上一页')).toBe('/courses?page=4')
  expect(hrefOf('下一页')).toBe('/courses?page=6')
  expect(hrefOf('20')).toBe('/courses?page=20')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5')
})

test('does not link before the first or after the last page', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />)
  expect(hrefOf('上一页')).toBeNull()
  rerender(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />)
  expect(hrefOf('下一页')).toBeNull()
})

test('links back from a page past the end', () => {
  render(<Pagination page={9} pageCount={3} hrefFor={hrefFor} />)
  expect(hrefOf('上一页')).toBe('/courses?page=3')
  expect(hrefOf('下一页')).toBeNull()
})

test('renders nothing for a single page', () => {
  render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
