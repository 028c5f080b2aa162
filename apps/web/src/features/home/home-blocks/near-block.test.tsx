import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyComponent } from '@shuyuan/ui'
import { NearBlock } from './near-block'

afterEach(() => vi.unstubAllGlobals())

const Content = () => <p>内容</p>

test('loads when it is near the viewport, and shows a skeleton until then', async () => {
  let comeNear: () => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const load = vi.fn(() => Promise.resolve(Content))
  const Lazy = lazyComponent(load)
  render(
    <NearBlock skeleton={<p>占位</p>}>
      <Lazy />
    </NearBlock>,
  )
  expect(screen.getByText('占位')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  act(() => comeNear())
  expect(await screen.findByText('内容')).toBeTruthy()
  expect(screen.queryByText('占位')).toBeNull()
})
