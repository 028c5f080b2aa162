import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TrialTile } from './trial-tile'
import * as stories from './trial-tile.stories'

test('links the lesson and says how long its trial is', () => {
  render(<TrialTile {...stories.default.args} />)
  const link = screen.getByRole('link', { name: '第 1 讲 函数图像的平移' })
  expect(link.getAttribute('href')).toBe('/courses/video/1')
  expect(screen.getByText('可试看 5 分')).toBeTruthy()
})
