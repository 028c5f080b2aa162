import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterRow } from './filter-row'

test('is a named group of links with a current one', () => {
  render(
    <FilterRow
      label="课程筛选"
      items={[
        { label: '全部', href: '/courses', current: false },
        { label: '免费', href: '/courses?scene=free', current: true, count: 8, title: '8 门课' },
      ]}
    />,
  )
  const group = screen.getByRole('group', { name: '课程筛选' })
  const current = within(group).getByRole('link', {
    name: '免费',
    description: '8 门课',
    current: true,
  })
  expect(current.textContent).toBe('免费8')
  expect(within(group).getByRole('link', { name: '全部' }).getAttribute('href')).toBe('/courses')
})
