import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { preloadStatePictures, StatePicture, type StatePictureKind } from './state-picture'

const kinds: StatePictureKind[] = ['empty', 'search', 'orders', 'messages', 'study', 'failure']

test('every state has a drawing of its own, which no screen reader hears', async () => {
  await preloadStatePictures()
  const drawn = new Set<string>()
  for (const kind of kinds) {
    const { container, findByText, unmount } = render(
      <>
        <StatePicture kind={kind} />
        <p>words</p>
      </>,
    )
    await findByText('words')
    await expect.poll(() => container.querySelector('[aria-hidden] svg')).not.toBeNull()
    drawn.add(container.querySelector('svg')?.innerHTML ?? '')
    unmount()
  }
  expect(drawn.size).toBe(kinds.length)
})
