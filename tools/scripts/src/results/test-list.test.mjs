import { expect, it } from 'vitest'
import { unmatchedLines } from './test-list.mjs'

const tests = [
  { name: 'app/e2e/a.spec.ts › group › opens' },
  { name: 'app/e2e/b.spec.ts › closes the page' },
]

it('accepts files, groups and tests', () => {
  const list = '# Pages\n\na.spec.ts\na.spec.ts › group\nb.spec.ts › closes the page\n'
  expect(unmatchedLines(list, 'app/e2e', tests)).toEqual([])
})

it('reports a missing test, and a title that matches only as a prefix', () => {
  const list = 'a.spec.ts › opened\nb.spec.ts › closes\nc.spec.ts'
  expect(unmatchedLines(list, 'app/e2e', tests)).toEqual([
    'a.spec.ts › opened',
    'b.spec.ts › closes',
    'c.spec.ts',
  ])
})
