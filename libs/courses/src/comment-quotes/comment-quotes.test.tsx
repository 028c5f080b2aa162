import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CommentQuotes } from './comment-quotes'
import * as stories from './comment-quotes.stories'

test('shows each comment with its author, without replies', () => {
  render(<CommentQuotes {...stories.default.args} />)
  const figures = screen.getAllByRole('figure')
  expect(figures.map((figure) => within(figure).getByRole('blockquote').textContent)).toEqual(
    stories.default.args.comments.map(({ content }) => content),
  )
  expect(figures.map((figure) => figure.textContent)).toEqual([
    expect.stringContaining('林同学'),
    expect.stringContaining('周同学'),
    expect.stringContaining('已注销用户'),
  ])
  expect(screen.queryByText('我也是！')).toBeNull()
})
