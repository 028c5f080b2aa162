import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimeAgo } from './time-ago'

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

describe('TimeAgo', () => {
  it('shows the relative text and keeps it current', () => {
    render(<TimeAgo value={start / 1000} />)
    const time = screen.getByText('刚刚')
    act(() => vi.advanceTimersByTime(59_999))
    expect(time.textContent).toBe('刚刚')
    act(() => vi.advanceTimersByTime(1))
    expect(time.textContent).toBe('1分钟前')
    act(() => vi.advanceTimersByTime(59 * 60_000))
    expect(time.textContent).toBe('1小时前')
  })

  it('gives the full time, machine-readable and in the visitor’s zone', () => {
    render(<TimeAgo value="2025-03-01 12:05:06" />)
    const time = screen.getByText('刚刚')
    expect(time.getAttribute('datetime')).toBe('2025-03-01T04:05:06.000Z')
    expect(time.title).toBe('2025-02-28 23:05')
  })

  it('shows an asked-for zone', () => {
    render(<TimeAgo value="2020-03-01 00:05:06" timeZone="Asia/Shanghai" withTime />)
    expect(screen.getByText('2020-03-01 00:05').title).toBe('2020-03-01 00:05')
  })

  it('shares one timer among all of a page', () => {
    render([0, 1, 2].map((n) => <TimeAgo key={n} value={start / 1000 - n * 5000} />))
    expect(vi.getTimerCount()).toBe(1)
  })

  it('renders nothing for no time and an unreadable one', () => {
    const { container } = render([<TimeAgo key="a" value={null} />, <TimeAgo key="b" value="x" />])
    expect(container.innerHTML).toBe('')
  })

  it('takes over the server’s page unchanged, however late and in whatever zone', async () => {
    const onServer = renderToString(<TimeAgo value={start / 1000} withTime />)
    expect(onServer).toContain('>2025-03-01 12:05<')

    const page = document.createElement('div')
    document.body.append(page)
    page.append(new DOMParser().parseFromString(onServer, 'text/html').body.firstChild ?? '')
    vi.advanceTimersByTime(10 * 60_000)
    const mismatch = vi.fn()
    const root = await act(() =>
      hydrateRoot(page, <TimeAgo value={start / 1000} withTime />, {
        onRecoverableError: mismatch,
      }),
    )
    expect(mismatch).not.toHaveBeenCalled()
    expect(page.textContent).toBe('10分钟前')
    expect(page.querySelector('time')?.title).toBe('2025-02-28 23:05')
    act(() => root.unmount())
    page.remove()
  })
})
