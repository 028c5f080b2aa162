import { onTestFinished, vi } from 'vitest'

/** Makes everything near the viewport until the test ends. */
export function bringNear() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}
