import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContinueStrip, type ContinueStripProps } from './continue-strip'
import * as stories from './continue-strip.stories'

function show(args: Partial<ContinueStripProps> = {}) {
  render(<ContinueStrip {...stories.default.args} {...args} />)
  return within(screen.getByRole('region', { name: '继续学习' }))
}

test('links to at most three courses by title', () => {
  const strip = show()
  // The width decides how many are visible.
  const cards = strip.getAllByRole('article', { hidden: true })
  expect(cards).toHaveLength(3)
  const [first] = cards
  if (!first) throw new Error('no card')
  expect(within(first).getByRole('link').getAttribute('href')).toBe('/courses/video/13')
  expect(within(first).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  expect(within(first).getByText(/第 13 讲/)).toBeTruthy()
})

test('shows a note instead of courses', () => {
  const strip = show(stories.Nothing.args)
  expect(strip.queryByRole('article')).toBeNull()
  expect(strip.getByRole('link', { name: '去挑一门课程' })).toBeTruthy()
})
