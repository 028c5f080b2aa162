import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StateImage } from './state-image'
import type { StateImageKind } from './state-drawing'

const kinds: StateImageKind[] = [
  'empty',
  'search',
  'orders',
  'messages',
  'study',
  'failure',
  'lost',
  'lamp',
]

test('every state has its own drawing, hidden from screen readers', async () => {
  const drawn = new Set<string>()
  for (const kind of kinds) {
    const { container, unmount } = render(<StateImage kind={kind} />)
    await expect.poll(() => container.querySelector('[aria-hidden] svg')).not.toBeNull()
    drawn.add(container.querySelector('svg')?.innerHTML ?? '')
    unmount()
  }
  expect(drawn.size).toBe(kinds.length)
})
