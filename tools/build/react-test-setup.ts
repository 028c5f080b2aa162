import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has no layout, hence none of the observers, media queries and pointer captures that views ask for.
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Matches no query, and never will. */
class NoMedia extends EventTarget implements MediaQueryList {
  readonly matches = false
  onchange = null
  constructor(readonly media: string) {
    super()
  }
  addListener() {}
  removeListener() {}
}

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query) => new NoMedia(query)
  window.ResizeObserver ??= NoResizes
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
}

// What a test waits for comes when it comes, also on a machine that is busy.
configure({ asyncUtilTimeout: 10_000 })

// Test files share one window, and each test begins on an empty page.
afterEach(() => {
  cleanup()
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
