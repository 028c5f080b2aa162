import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatePicture } from './state-picture'
import type { StatePictureKind } from './state-drawing'

const kinds: StatePictureKind[] = ['empty', 'search', 'orders', 'messages', 'study', 'failure']

test('every state has a drawing of its own, which no screen reader hears', async () => {
  const drawn = new Set<string>()
  for (const kind of kinds) {
    const { container, unmount } = render(<StatePicture kind={kind} />)
    await expect.poll(() => container.querySelector('[aria-hidden] svg')).not.toBeNull()
    drawn.add(container.querySelector('svg')?.innerHTML ?? '')
    unmount()
  }
  expect(drawn.size).toBe(kinds.length)
})
