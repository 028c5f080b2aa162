import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleSummaries } from '../../test/samples'
import { CourseGrid } from './course-grid'

const hrefFor = ({ id }: { id: number }) => `/courses/detail/${id}`

test('lists all courses with their URLs', () => {
  render(<CourseGrid courses={sampleSummaries} hrefFor={hrefFor} headingLevel={2} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    sampleSummaries.map(hrefFor),
  )
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8)
})

test('shows an empty state with an action', () => {
  render(<CourseGrid courses={[]} hrefFor={hrefFor} emptyAction={<a href="/courses">全部</a>} />)
  expect(screen.getByRole('status').textContent).toContain('暂无')
  expect(screen.getByRole('link', { name: '全部' })).toBeTruthy()
})

test.each([
  [7, 3, 1],
  [8, 3, 0],
  [7, 4, 0],
] as const)('%i courses in %i columns have %i large ones', (count, columns, large) => {
  const { container } = render(
    <CourseGrid courses={sampleSummaries.slice(0, count)} hrefFor={hrefFor} columns={columns} />,
  )
  expect(container.querySelectorAll('[data-lead]')).toHaveLength(large)
  expect(container.querySelector('article')?.dataset.variant).toBe(large ? 'lead' : 'card')
})
