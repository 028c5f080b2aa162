import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TrialTile } from './trial-tile'
import * as stories from './trial-tile.stories'

test('links the lesson and says how long its trial is', () => {
  render(<TrialTile {...stories.default.args} />)
  const link = screen.getByRole('link', { name: '免费试看 5 分' })
  expect(link.getAttribute('href')).toBe('/courses/video/1')
})
