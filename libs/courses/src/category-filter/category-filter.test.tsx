import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CategoryFilter } from './category-filter'
import * as stories from './category-filter.stories'

const { args } = stories.default

function currentIn(group: string): string[] {
  return within(screen.getByRole('group', { name: group }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)
}

test('shows one level until a category with children is selected', () => {
  const { rerender } = render(<CategoryFilter {...args} />)
  expect(currentIn('课程分类')).toEqual(['全部'])
  expect(screen.queryByRole('group', { name: '二级分类' })).toBeNull()
  rerender(<CategoryFilter {...args} categoryId={1} />)
  expect(screen.queryByRole('group', { name: '二级分类' })).toBeNull()
  rerender(<CategoryFilter {...args} categoryId={2} />)
  expect(currentIn('课程分类')).toEqual(['数学'])
  expect(currentIn('二级分类')).toEqual(['全部'])
})

test('shows how many courses a category has, where known', () => {
  render(<CategoryFilter {...args} counts={{ 0: 66, 3: 24 }} />)
  expect(screen.getByRole('link', { name: '编程', description: '24 门课' }).textContent).toBe(
    '编程24',
  )
  expect(screen.getByRole('link', { name: '数学' }).textContent).toBe('数学')
})

test('marks a selected child and its parent', () => {
  render(<CategoryFilter {...args} categoryId={22} />)
  expect(currentIn('课程分类')).toEqual(['数学'])
  expect(currentIn('二级分类')).toEqual(['高中'])
  expect(screen.getByRole('link', { name: '初中' }).getAttribute('href')).toBe(
    '/courses?category=21',
  )
})
