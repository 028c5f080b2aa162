import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterRow } from './filter-row'

test('is a named group of links with a current one', () => {
  render(
    <FilterRow
      label="课程筛选"
      items={[
        { label: '全部', href: '/courses', current: false },
        { label: '免费', href: '/courses?scene=free', current: true },
      ]}
    />,
  )
  const group = screen.getByRole('group', { name: '课程筛选' })
  expect(within(group).getByRole('link', { name: '免费', current: true })).toBeDefined()
  expect(within(group).getByRole('link', { name: '全部' }).getAttribute('href')).toBe('/courses')
})
