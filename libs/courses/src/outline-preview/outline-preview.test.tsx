import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OutlinePreview, type OutlinePreviewProps } from './outline-preview'
import * as stories from './outline-preview.stories'

const { args } = stories.default

function show(changes: Partial<OutlinePreviewProps> = {}) {
  return render(<OutlinePreview {...args} {...changes} />)
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test('shows the first eight lessons across chapters and a link to all', () => {
  show(stories.ManyLessons.args)
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  expect(screen.getByText('第二章 图像与性质')).toBeTruthy()
  expect(screen.getByText('08')).toBeTruthy()
  const all = screen.getByRole('link', { name: '查看全部 300 节' })
  expect(all.getAttribute('href')).toBe('/courses/detail/1?tab=3')
})

test('shows a short outline completely, without a link to more', () => {
  show()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByText(/查看全部/)).toBeNull()
})

test('links to accessible lessons and marks locked ones', () => {
  show({ boughtLessonIds: [4] })
  expect(links()).toEqual(['/courses/video/1', '/courses/video/4'])
  expect(screen.getAllByText('试看')).toHaveLength(1)
  expect(screen.getAllByText('未解锁')).toHaveLength(3)
})

test('links to all lessons of a free course', () => {
  show(stories.Free.args)
  expect(links()).toHaveLength(5)
  expect(screen.queryByText('未解锁')).toBeNull()
})

test('omits an unknown length', () => {
  show(stories.OneLesson.args)
  expect(screen.getByRole('listitem').textContent).not.toContain('秒')
})

test('renders nothing without lessons', () => {
  expect(show({ groups: [] }).container.innerHTML).toBe('')
})
