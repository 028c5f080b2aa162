// @vitest-environment node
import type { HomeBlock } from '@shuyuan/api'
import { expect, it } from 'vitest'
import { sampleBlocks } from './home-blocks.fixture'
import { shelfLayouts } from './shelf-layouts'

const [shelf] = sampleBlocks.filter((block) => block.kind === 'courses')
if (shelf === undefined) throw new Error('no courses')
const blank: HomeBlock = { id: 1, kind: 'blank', height: 10, color: '' }

it('cycles layouts of course lists, regardless of blocks between them', () => {
  expect(shelfLayouts([shelf, shelf, shelf, shelf, shelf])).toEqual([
    'lead',
    'line',
    'grid',
    'rows',
    'lead',
  ])
  expect(shelfLayouts([shelf, blank, { ...shelf, courses: [] }, shelf]).at(-1)).toBe('line')
})
