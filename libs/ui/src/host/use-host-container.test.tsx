import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHostContainer } from './use-host-container'

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

test.each([
  ['moves to the top layer above an open popover', document.createElement('div'), 1],
  ['stays in the page without one', null, 0],
])('%s', (_, popover, times) => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = vi.fn()
  vi.spyOn(document, 'querySelector').mockReturnValue(popover)
  const { result, unmount } = renderHook(() => useHostContainer())
  expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(times)
  expect(result.current?.parentElement).toBe(document.body)
  unmount()
})
