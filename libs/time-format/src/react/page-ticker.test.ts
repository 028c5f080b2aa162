// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTicker, type TickerEntry } from './page-ticker'

const day = 86_400_000
let ticker: ReturnType<typeof createTicker>
let removals: (() => void)[] = []

const add = (entry: TickerEntry) => {
  const remove = ticker.add(entry)
  removals.push(remove)
  return remove
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
/** Adds an entry that is due at each multiple of `length`. */
const every = (length: number, notify = vi.fn()) => {
  const remove = add({ nextChangeAfter: (now) => (Math.floor(now / length) + 1) * length, notify })
  return { notify, remove }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  ticker = createTicker()
  removals = []
})
afterEach(() => {
  for (const remove of removals) remove()
  vi.useRealTimers()
})

describe('the ticker', () => {
  it('notifies each entry when it is due, with one timer', () => {
    const slow = every(10_000)
    const fast = every(1000)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(3000)
    expect(fast.notify).toHaveBeenCalledTimes(3)
    expect(slow.notify).not.toHaveBeenCalled()
    vi.advanceTimersByTime(7000)
    expect(slow.notify).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(1)
  })

  it('reschedules only for an entry that is due earlier', () => {
    every(30_000)
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    every(50_000)
    every(30_000)
    expect(setTimer).not.toHaveBeenCalled()
    const early = every(5000)
    expect(setTimer).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5000)
    expect(early.notify).toHaveBeenCalledTimes(1)
  })

  it('fires on full seconds, once for all entries due within one', () => {
    const notify = vi.fn()
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    for (let ms = 1; ms <= 1000; ms++)
      add({
        nextChangeAfter: (now) => (now < ms ? ms : Infinity),
        notify: () => notify(Date.now()),
      })
    expect(setTimer).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2000)
    expect(notify).toHaveBeenCalledTimes(1000)
    expect(new Set(notify.mock.calls.flat())).toEqual(new Set([1000]))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sets no timer for texts that never change', () => {
    add({ nextChangeAfter: () => Infinity, notify: vi.fn() })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('removes its timer and listeners', () => {
    const targets = [document, window]
    const added = targets.map((target) => vi.spyOn(target, 'addEventListener'))
    const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'))
    const heard = (spies: typeof added) => spies.flatMap(({ mock }) => mock.calls)
    const one = every(1000)
    const other = every(2000)
    expect(heard(added).map(([event]) => event)).toEqual(['visibilitychange', 'focus'])
    one.remove()
    one.remove()
    expect(vi.getTimerCount()).toBe(1)
    expect(heard(removed)).toEqual([])
    other.remove()
    expect(vi.getTimerCount()).toBe(0)
    expect(heard(removed)).toEqual(heard(added))
    // The timer restarts for the next entry.
    const again = every(1000)
    window.dispatchEvent(new Event('focus'))
    expect(again.notify).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(again.notify).toHaveBeenCalledTimes(2)
    expect(one.notify).not.toHaveBeenCalled()
  })

  it('allows entries to be added and removed during a notification', () => {
    const late = vi.fn()
    const gone = vi.fn()
    const first = every(
      1000,
      vi.fn(() => second.remove()),
    )
    const second = every(1000, gone)
    add({
      nextChangeAfter: (now) => (now < 1000 ? 1000 : Infinity),
      notify: () => every(2000, late),
    })
    vi.advanceTimersByTime(1000)
    expect(first.notify).toHaveBeenCalledTimes(1)
    expect(gone).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(late).toHaveBeenCalledTimes(1)
  })
})

describe('in a hidden tab', () => {
  it('the ticker pauses, also for new entries, and catches up on return', () => {
    const { notify } = every(1000)
    hide(true)
    every(500)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(notify).not.toHaveBeenCalled()
    hide(false)
    expect(notify).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(notify).toHaveBeenCalledTimes(2)
  })
})

describe('after the computer slept', () => {
  it('the ticker notifies all entries when the window gets focus', () => {
    const { notify } = every(day)
    vi.setSystemTime(3 * day + 5)
    window.dispatchEvent(new Event('focus'))
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('the ticker notifies all entries within a minute without an event', () => {
    const { notify } = every(day)
    vi.setSystemTime(3 * day + 5)
    vi.advanceTimersByTime(60_000)
    expect(notify).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5 * 60_000)
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('the ticker recovers when the clock was set back', () => {
    vi.setSystemTime(3 * day + 5)
    const { notify } = every(1000)
    vi.setSystemTime(5)
    vi.advanceTimersByTime(1000)
    expect(notify).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(notify).toHaveBeenCalledTimes(2)
  })

  it('the ticker tolerates a timer that fires slightly late', () => {
    const due = every(1000)
    const later = every(60_000)
    vi.setSystemTime(1500)
    vi.advanceTimersByTime(1000)
    expect(due.notify).toHaveBeenCalledTimes(1)
    expect(later.notify).not.toHaveBeenCalled()
  })
})

describe('a late timer', () => {
  it.each([
    [2000, 0],
    [2001, 1],
  ])('of %d ms notifies entries that are not due %d times', (late, times) => {
    const due = every(1000)
    const later = every(60_000)
    // The timer runs for 1000 ms, whatever the system clock says.
    vi.setSystemTime(late)
    vi.advanceTimersByTime(1000)
    expect(due.notify).toHaveBeenCalledTimes(1)
    expect(later.notify).toHaveBeenCalledTimes(times)
  })
})

it('recomputes the due time of an entry only after it was due', () => {
  const nextChangeAfter = vi.fn((now: number) => (now < day ? day : Infinity))
  add({ nextChangeAfter, notify: vi.fn() })
  every(1000)
  vi.advanceTimersByTime(5000)
  expect(nextChangeAfter).toHaveBeenCalledTimes(1)
})

it('checks the clock once a minute during waits that exceed the timer limit', () => {
  const notify = vi.fn()
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  add({ nextChangeAfter: (now) => (now < day ? day : Infinity), notify })
  vi.advanceTimersByTime(day - 1)
  expect(notify).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(notify).toHaveBeenCalledTimes(1)
  const delays = setTimer.mock.calls.map(([, delay]) => delay)
  expect(delays).toEqual(Array.from({ length: 24 * 60 }, () => 60_000))
})
