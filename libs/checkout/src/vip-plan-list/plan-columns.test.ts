// @vitest-environment node
import { expect, test } from 'vitest'
import { planColumns } from './plan-columns'

test.each([
  [1, 1, 1],
  [2, 2, 2],
  [3, 3, 3],
  [4, 2, 4],
  [5, 2, 3],
  [6, 2, 3],
])('%d plans have %d columns on a tablet, %d on a desktop', (count, tablet, desktop) => {
  expect(planColumns(count)).toMatchObject({ tablet, desktop })
})

test('no card is alone in the last row', () => {
  for (let count = 2; count <= 24; count += 1) {
    const { tablet, desktop, isLastWide } = planColumns(count)
    const places = count + (isLastWide ? 1 : 0)
    expect(places % tablet, `${count} on a tablet`).not.toBe(1)
    expect(places % desktop, `${count} on a desktop`).not.toBe(1)
  }
})
