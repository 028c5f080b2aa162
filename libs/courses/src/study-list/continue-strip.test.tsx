import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContinueStrip, type ContinueStripProps } from './continue-strip'
import * as stories from './continue-strip.stories'

function show(args: Partial<ContinueStripProps> = {}) {
  render(<ContinueStrip {...stories.default.args} {...args} />)
  return within(screen.getByRole('region', { name: '继续学习' }))
}

test('links to the course and to the lesson to continue with', () => {
  const strip = show()
  expect(strip.getByRole('link', { name: '接着学' }).getAttribute('href')).toBe('/courses/video/13')
  expect(strip.getByText('学到一半')).toBeTruthy()
  expect(strip.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
})

test('says which lesson is next, and how long it is', () => {
  const strip = show(stories.NextLesson.args)
  expect(strip.getByText('下一节').parentElement?.textContent).toBe('下一节第 14 讲 线性相关15:52')
})

test('shows a note instead of the course', () => {
  const strip = show(stories.Nothing.args)
  expect(strip.queryByRole('article')).toBeNull()
  expect(strip.getByRole('link', { name: '去选一门课' })).toBeTruthy()
})
