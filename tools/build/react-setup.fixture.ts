import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// jsdom has no layout and does not implement the layout APIs that views use.
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Matches a minimum width, and no other query. */
class WidthQuery extends EventTarget implements MediaQueryList {
  readonly media: string
  onchange = null
  constructor(media: string) {
    super()
    this.media = media
  }
  get matches() {
    const [, width = Infinity] = /^\(min-width: (\d+)px\)$/.exec(this.media) ?? []
    return window.innerWidth >= Number(width)
  }
  override addEventListener(_type: string, listener: EventListener) {
    window.addEventListener('resize', listener)
  }
  override removeEventListener(_type: string, listener: EventListener) {
    window.removeEventListener('resize', listener)
  }
  addListener() {}
  removeListener() {}
}

if (typeof window !== 'undefined') {
  // jsdom's implementation logs that it cannot scroll.
  window.scrollTo = () => {}
  window.matchMedia ??= (query) => new WidthQuery(query)
  window.ResizeObserver ??= NoResizes
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.isConnected && this.closest('[hidden]') === null
  }
  Element.prototype.hasPointerCapture ??= () => false
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
}

// Long enough for a busy machine, but short enough to end a hanging test.
configure({ asyncUtilTimeout: 30_000 })

// Test files share one window: each test starts with empty storage and an empty page.
beforeEach(() => {
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
// A lazy import that is interrupted by the end of its file would fail in the next files, which share its modules.
afterAll(() => vi.dynamicImportSettled())
