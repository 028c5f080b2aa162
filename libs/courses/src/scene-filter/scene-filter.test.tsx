import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SceneFilter } from './scene-filter'

test('links to all, free and popular courses and marks the current one', () => {
  render(<SceneFilter scene="free" hrefFor={(scene) => `/courses?scene=${scene}`} />)
  const links = within(screen.getByRole('group', { name: '课程筛选' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['全部', '/courses?scene='],
    ['免费', '/courses?scene=free'],
    ['热门', '/courses?scene=sub'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null])
})
