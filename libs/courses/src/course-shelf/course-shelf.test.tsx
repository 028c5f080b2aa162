import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleSummaries } from '../../test/samples'
import { CourseShelf, type ShelfLayout } from './course-shelf'

const hrefFor = ({ id }: { id: number }) => `/courses/detail/${id}`

function show(layout: ShelfLayout, count: number, eagerCount?: number) {
  const courses = sampleSummaries.slice(0, count)
  return render(
    <CourseShelf layout={layout} courses={courses} hrefFor={hrefFor} eagerCount={eagerCount} />,
  )
}

const layouts: ShelfLayout[] = ['grid', 'lead', 'line', 'rows']

test.each(layouts)('a shelf with the layout %s links to all of its courses', (layout) => {
  show(layout, 8)
  expect(screen.getByRole('list').dataset.layout).toBe(layout)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    sampleSummaries.map(hrefFor),
  )
})

test.each(layouts)('too few courses for %s use another layout', (layout) => {
  const fitting = [1, 2, 3].map((count) => {
    const { unmount } = show(layout, count)
    const list = screen.getByRole('list').dataset.layout
    expect(screen.getAllByRole('article')).toHaveLength(count)
    unmount()
    return list
  })
  expect(fitting).toEqual(['one', 'rows', 'grid'])
})

test('four courses are not enough for a line', () => {
  show('line', 4)
  expect(screen.getByRole('list').dataset.layout).toBe('grid')
})

test('only a large card shows the summary', () => {
  show('lead', 8)
  expect(screen.getAllByText('每讲二十分钟，配习题与答疑。')).toHaveLength(1)
})

test('loads the given number of covers eagerly', () => {
  const { container } = show('lead', 8, 1)
  const loading = Array.from(container.querySelectorAll('img'), (cover) =>
    cover.getAttribute('loading'),
  )
  expect(loading.slice(0, 2)).toEqual(['eager', 'lazy'])
})

test('renders nothing without courses', () => {
  show('lead', 0)
  expect(screen.queryByRole('list')).toBeNull()
})
