import { samples } from '@shuyuan/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

const [category] = samples.listCategories
if (category === undefined) throw new Error('no example')

test.each([
  ['a subject', `?cid=${category.id}`, 1],
  ['all courses', '', 0],
])('the list of %s has its name as a heading only if it has one', async (_, query, count) => {
  visitPage({ path: `/courses${query}` })
  expect(await screen.findByRole('link', { name: category.name })).toBeTruthy()
  expect(screen.queryAllByRole('heading', { level: 2, name: category.name })).toHaveLength(count)
})
