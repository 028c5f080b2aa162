import { expect, it } from 'vitest'
import { mergedResults, reliabilityTable } from './reliability-table.mjs'

const all = ['getCourse × timeout', 'getCourse × offline', 'search × timeout', 'has its scene']

it('counts the cells of each fault and operation, and names open ones', () => {
  const text = reliabilityTable(all, [
    { title: 'getCourse × timeout', ok: true },
    { title: 'search × timeout', ok: false },
    { title: 'has its scene', ok: true },
  ])
  expect(text).toContain('1 of the 2 cells that were run passed; the matrix has 3.')
  expect(text).toContain('- open: search × timeout')
  expect(text).toContain('| timeout | 1 | 2 | 2 |')
  expect(text).not.toContain('| offline |')
  expect(text).toContain('| getCourse | 1 | 1 | 2 |')
})

it('counts a cell that failed once as open, even if it also passed', () => {
  const title = 'search × timeout'
  const text = reliabilityTable(all, [
    { title, ok: true },
    { title, ok: false },
  ])
  expect(text).toContain('0 of the 1 cells')
})

it('reports that no cell is open', () => {
  const text = reliabilityTable(all, [{ title: 'getCourse × timeout', ok: true }])
  expect(text).toContain('No cell that was run is open.')
})

it('keeps the result of a cell until it is run again', () => {
  const earlier = [
    { title: 'getCourse × timeout', ok: false },
    { title: 'search × timeout', ok: true },
  ]
  expect(mergedResults(earlier, [{ title: 'getCourse × timeout', ok: true, line: 48 }])).toEqual([
    { title: 'search × timeout', ok: true },
    { title: 'getCourse × timeout', ok: true },
  ])
})
