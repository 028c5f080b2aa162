// @vitest-environment node
import { expect, test } from 'vitest'
import { pageNumbers } from './pagination'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, null, 20]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [17, 20, [1, null, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 19, 20]],
])('page %i of %i', (page, pageCount, numbers) => {
  expect(pageNumbers(page, pageCount)).toEqual(numbers)
})
