import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTicker } from './page-ticker'

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the ticker', () => {
  it('calls each entry when it falls due, on one timer', () => {
    const ticker = createTicker()
    const slow = vi.fn()
    const fast = vi.fn()
    const removeFast = ticker.add({ untilDue: () => 1000, notify: fast })
    const removeSlow = ticker.add({ untilDue: () => 10_000, notify: slow })
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(3000)
    expect(fast).toHaveBeenCalledTimes(3)
    expect(slow).not.toHaveBeenCalled()
    vi.advanceTimersByTime(7000)
    expect(slow).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(1)
    removeFast()
    removeSlow()
  })

  it('sets no timer for texts that stay and leaves none behind', () => {
    const ticker = createTicker()
    const stopListening = vi.spyOn(document, 'removeEventListener')
    const removeStill = ticker.add({ untilDue: () => null, notify: vi.fn() })
    expect(vi.getTimerCount()).toBe(0)
    const removeMoving = ticker.add({ untilDue: () => 1000, notify: vi.fn() })
    expect(vi.getTimerCount()).toBe(1)
    removeMoving()
    expect(vi.getTimerCount()).toBe(0)
    removeStill()
    expect(stopListening).toHaveBeenCalledWith('visibilitychange', expect.any(Function))
  })

  it('rests in a hidden tab and catches up on return', () => {
    const ticker = createTicker()
    const notify = vi.fn()
    ticker.add({ untilDue: () => 1000, notify })
    hide(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(notify).not.toHaveBeenCalled()
    hide(false)
    expect(notify).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('waits for months without overflowing the timer', () => {
    const ticker = createTicker()
    const notify = vi.fn()
    ticker.add({ untilDue: () => 300 * 86_400_000 - Date.now(), notify })
    vi.advanceTimersByTime(299 * 86_400_000)
    expect(notify).not.toHaveBeenCalled()
    vi.advanceTimersByTime(86_400_000)
    expect(notify).toHaveBeenCalledTimes(1)
  })
})
