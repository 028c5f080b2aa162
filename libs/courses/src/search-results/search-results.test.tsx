import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleHit } from '../../test/samples'
import { SearchResults } from './search-results'
import * as stories from './search-results.stories'

const { args } = stories.default

test('lists hits with type, count and highlighted keywords', () => {
  render(<SearchResults {...args} />)
  expect(screen.getByRole('status').textContent).toBe('共找到 2 条结果')
  const [course, lesson] = screen.getAllByRole('article')
  if (!course || !lesson) throw new Error('hits missing')
  expect(course.textContent).toContain('课程')
  expect(lesson.textContent).toContain('单节')
  expect(within(course).getByText('C++', { selector: 'mark' })).toBeTruthy()
  expect(within(course).getByText('c++', { selector: 'mark' })).toBeTruthy()
  expect(within(course).getByRole('link').textContent).toBe('C++ 程序设计竞赛基础')
})

test.each(['(', '\\', '<b>', '.*', '[', '$&'])('treats %s as literal text', (keywords) => {
  const hit = sampleHit(1, {
    title: `前 ${keywords} 后 <img src=x>`,
    passage: '',
    shortDescription: '',
  })
  const { container } = render(<SearchResults {...args} hits={[hit]} keywords={keywords} />)
  expect(screen.getByRole('link').textContent).toBe(hit.title)
  expect(container.querySelector('mark')?.textContent).toBe(keywords)
  expect(container.querySelector('b, [src=x]')).toBeNull()
})

test('does not link hits without a page', () => {
  render(
    <SearchResults
      {...args}
      hits={[sampleHit(1, { resourceType: 'paper' })]}
      hrefFor={() => null}
    />,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('试卷')).toBeTruthy()
})
