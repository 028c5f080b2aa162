// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimeAgo } from './time-ago'
import * as stories from './time-ago.stories'

const start = Date.parse('2025-03-01T04:05:06Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubEnv('TZ', 'America/New_York')
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** Counts commits of a list of times, given their ages in seconds. */
function renderAges(ages: number[]) {
  const commits = vi.fn()
  render(
    ages.map((age) => (
      <Profiler key={age} id={String(age)} onRender={commits}>
        <TimeAgo value={start / 1000 - age} />
      </Profiler>
    )),
  )
  commits.mockClear()
  return commits
}

describe('TimeAgo', () => {
  it.each([
    ['JustNow', '刚刚'],
    ['MinutesAgo', '5分钟前'],
    ['HoursAgo', '3小时前'],
    ['DaysAgo', '2天前'],
    ['FullDate', '2020-02-29'],
    ['WithTime', '2020-02-29 23:05'],
    ['SlightlyAhead', '刚刚'],
    ['FarAhead', '2099-02-28'],
    ['GivenZone', '2020-02-29 23:05'],
    ['UnknownZone', '2020-02-29 23:05'],
    ['MissingTime', ''],
    ['UnreadableTime', ''],
  ] as const)('renders the story %s as %o', (name, text) => {
    vi.useRealTimers()
    const { container } = render(<TimeAgo value={null} {...stories[name].args} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelectorAll('time')).toHaveLength(text === '' ? 0 : 1)
  })

  it('updates past and future times in another language', () => {
    render(<TimeAgo value={start + 120_000} unit="ms" locale="en" />)
    const time = screen.getByText('in 2 minutes')
    act(() => void vi.advanceTimersByTime(1000))
    expect(time.textContent).toBe('in 1 minute')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(time.textContent).toBe('now')
    act(() => void vi.advanceTimersByTime(119_000))
    expect(time.textContent).toBe('1 minute ago')
  })

  it('reads text without a zone with defaultOffset', () => {
    render(<TimeAgo value="2025-03-01 04:00:06" defaultOffset="Z" />)
    expect(screen.getByText('5分钟前')).toHaveProperty('dateTime', '2025-03-01T04:00:06.000Z')
  })

  it('shows the relative text and updates it', () => {
    render(<TimeAgo value={start / 1000} />)
    const time = screen.getByText('刚刚')
    act(() => void vi.advanceTimersByTime(59_999))
    expect(time.textContent).toBe('刚刚')
    act(() => void vi.advanceTimersByTime(1))
    expect(time.textContent).toBe('1分钟前')
    act(() => void vi.advanceTimersByTime(59 * 60_000))
    expect(time.textContent).toBe('1小时前')
  })

  it('has the full time as datetime and as title in the visitor’s zone', () => {
    render(<TimeAgo value="2025-03-01 12:05:06" />)
    const time = screen.getByText('刚刚')
    expect(time.getAttribute('datetime')).toBe('2025-03-01T04:05:06.000Z')
    expect(time.title).toBe('2025-02-28 23:05')
  })

  it('shows the given zone', () => {
    render(<TimeAgo value="2020-03-01 00:05:06" timeZone="Asia/Shanghai" withTime />)
    expect(screen.getByText('2020-03-01 00:05').title).toBe('2020-03-01 00:05')
  })

  it('has a title in the language of the text', () => {
    const value = '2020-03-01 00:05:06'
    render(<TimeAgo value={value} locale="en" />)
    expect(screen.getByText('Feb 29, 2020').title).toMatch(/^Feb 29, 2020, 11:05\sAM$/)
    render(<TimeAgo value={value} locale="ja" timeZone="Asia/Shanghai" withTime />)
    expect(screen.getByText('2020年3月1日 0:05').title).toBe('2020年3月1日 0:05')
  })

  it('updates when its value changes', () => {
    const { container, rerender } = render(<TimeAgo value={start / 1000} />)
    rerender(<TimeAgo value={start / 1000 - 3600} />)
    expect(container.textContent).toBe('1小时前')
    act(() => void vi.advanceTimersByTime(3_600_000))
    expect(container.textContent).toBe('2小时前')
    rerender(<TimeAgo value={null} />)
    expect(container.innerHTML).toBe('')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('passes other props to the element', () => {
    const ref = vi.fn()
    render(<TimeAgo ref={ref} value={start / 1000} className="when" data-part="time" />)
    const time = screen.getByText('刚刚')
    expect([time.className, time.dataset['part']]).toEqual(['when', 'time'])
    expect(ref).toHaveBeenCalledWith(time)
  })
})

describe('many TimeAgo elements', () => {
  const ages = Array.from({ length: 1000 }, (_, index) => index * 7)

  it('share one timer and clear it', () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    renderAges(ages)
    expect(vi.getTimerCount()).toBe(1)
    // The timer only moves to an earlier full second, and the first minute has 60 of them.
    expect(setTimer.mock.calls.length).toBeLessThanOrEqual(60)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rerender only when their own text changes', () => {
    const some = ages.filter((_, index) => index % 5 === 0)
    const commits = renderAges(some)
    const changesWithin = (seconds: number) =>
      some.reduce((sum, age) => {
        const unit = (of: number) => (of < 3600 ? 60 : 3600)
        let changes = 0
        for (let at = age + 1; at <= age + seconds; at++) if (at % unit(at) === 0) changes += 1
        return sum + changes
      }, 0)
    act(() => void vi.advanceTimersByTime(1000))
    expect(commits).toHaveBeenCalledTimes(changesWithin(1))
    for (let second = 2; second <= 90; second++) act(() => void vi.advanceTimersByTime(1000))
    expect(commits).toHaveBeenCalledTimes(changesWithin(90))
  })

  it('pause in a hidden tab and update when it is visible again', () => {
    const commits = renderAges([0, 100])
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    act(() => void vi.advanceTimersByTime(7_200_000))
    expect(commits).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getAllByText('2小时前')).toHaveLength(2)
  })

  it('update after the computer slept, without needless renders', () => {
    const commits = renderAges([0])
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(commits).not.toHaveBeenCalled()
    vi.setSystemTime(start + 3 * 86_400_000)
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(screen.getByText('3天前')).toBeDefined()
  })

  it('support strict mode', () => {
    const complaint = vi.spyOn(console, 'error')
    const { unmount } = render(<TimeAgo value={start / 1000} />, { wrapper: StrictMode })
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('1分钟前')).toBeDefined()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(complaint).not.toHaveBeenCalled()
  })
})
