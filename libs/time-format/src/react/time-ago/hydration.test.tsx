// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TimeAgoProps } from './time-ago'
import { TimeAgo } from './time-ago'

const start = Date.parse('2025-03-01T17:05:06Z')
const zones = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia']
const pairs = zones.flatMap((server) => zones.map((visitor) => [server, visitor] as const))

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const unchanged = (page: string) => page

/**
 * Renders on a server in one zone and hydrates in another zone some time later.
 *
 * @param spell simulates the output of another runtime
 */
async function hydratePage(
  server: string,
  visitor: string,
  props: TimeAgoProps,
  later = 0,
  spell = unchanged,
) {
  vi.stubEnv('TZ', server)
  const onServer = spell(renderToString(<TimeAgo {...props} />))
  const page = new DOMParser().parseFromString(`<div>${onServer}</div>`, 'text/html').body
    .firstElementChild
  if (!page) throw new Error('The server sent no page')
  document.body.append(page)

  vi.stubEnv('TZ', visitor)
  vi.advanceTimersByTime(later)
  const onMismatch = vi.fn()
  vi.spyOn(console, 'error').mockImplementation(onMismatch)
  const root = await act(() =>
    hydrateRoot(page, <TimeAgo {...props} />, { onRecoverableError: onMismatch }),
  )
  const time = page.querySelector('time')
  const shown = { onServer, text: page.textContent, title: time?.title, onMismatch }
  act(() => root.unmount())
  page.remove()
  return shown
}

describe('a server-rendered time', () => {
  it.each(pairs)('in %s hydrates for a visitor in %s without a mismatch', async (...pair) => {
    const shown = await hydratePage(...pair, { value: start / 1000, withTime: true }, 600_000)
    expect(shown.onServer).toContain('title="2025-03-02 01:05">刚刚<')
    expect(shown.onMismatch).not.toHaveBeenCalled()
    expect(shown.text).toBe('10分钟前')
  })

  it.each([
    ['UTC', '2020-02-29', '2020-02-29 16:05'],
    ['Asia/Shanghai', '2020-03-01', '2020-03-01 00:05'],
    ['America/New_York', '2020-02-29', '2020-02-29 11:05'],
    ['Pacific/Apia', '2020-03-01', '2020-03-01 06:05'],
  ])('then shows the time in %s', async (visitor, text, title) => {
    const shown = await hydratePage('Pacific/Apia', visitor, { value: '2020-03-01 00:05:06' })
    expect(shown.onServer).toContain('title="2020-03-01 00:05">2020-03-01<')
    expect(shown.onMismatch).not.toHaveBeenCalled()
    expect(shown).toMatchObject({ text, title })
  })

  it.each([
    [60, '1分钟前'],
    [7200, '2小时前'],
    [6 * 86_400, '6天前'],
  ])('of %d s ago has the same words before and after hydration', async (age, text) => {
    const props = { value: start / 1000 - age }
    const shown = await hydratePage('UTC', 'America/New_York', props, 59_000)
    expect(shown.onServer).toContain(`>${text}<`)
    expect(shown.text).toBe(text)
  })

  it('is corrected at once if its text is outdated', async () => {
    const props = { value: start / 1000 - 3599 }
    const shown = await hydratePage('UTC', 'UTC', props, 1000)
    expect(shown.onServer).toContain('>59分钟前<')
    expect(shown.onMismatch).not.toHaveBeenCalled()
    expect(shown.text).toBe('1小时前')
  })

  it('shows the given zone from the start', async () => {
    const props = { value: '2020-03-01 00:05:06', withTime: true, timeZone: 'America/New_York' }
    const shown = await hydratePage('UTC', 'Pacific/Apia', props)
    expect(shown.onServer).toContain('title="2020-02-29 11:05">2020-02-29 11:05<')
    expect(shown.onMismatch).not.toHaveBeenCalled()
    expect(shown.text).toBe('2020-02-29 11:05')
  })

  it('does not fall back to the zone of the server for an unknown zone', async () => {
    const props = { value: '2020-03-01 00:05:06', withTime: true, timeZone: 'Mars/Olympus' }
    const shown = await hydratePage('UTC', 'America/New_York', props)
    expect(shown.onServer).toContain('>2020-03-01 00:05<')
    expect(shown.onMismatch).not.toHaveBeenCalled()
    expect(shown.text).toBe('2020-02-29 11:05')
  })

  it('uses the given language in the text and the title', async () => {
    const props = { value: '2020-03-01 00:05:06', locale: 'en' }
    const withTime = await hydratePage('UTC', 'America/New_York', { ...props, withTime: true })
    expect(withTime.onServer).toMatch(
      /title="Mar 1, 2020, 12:05\sAM">Mar 1, 2020, 12:05\sAM<\/time>$/,
    )
    const shown = await hydratePage('Pacific/Apia', 'America/New_York', props)
    expect(shown.onServer).toMatch(/title="Mar 1, 2020, 12:05\sAM">Mar 1, 2020<\/time>$/)
    expect(shown.text).toBe('Feb 29, 2020')
    expect(shown.title).toMatch(/^Feb 29, 2020, 11:05\sAM$/)
    expect([withTime, shown].flatMap(({ onMismatch }) => onMismatch.mock.calls)).toEqual([])
  })

  it('hydrates when the browser formats the language differently', async () => {
    const props = { value: '2020-03-01 00:05:06', locale: 'en', withTime: true }
    const shown = await hydratePage('UTC', 'America/New_York', props, 0, (page) =>
      page.replaceAll('Mar 1, 2020,', '1 March 2020 at'),
    )
    expect(shown.onServer).toMatch(/>1 March 2020 at 12:05\sAM<\/time>$/)
    expect(shown.onMismatch).not.toHaveBeenCalled()
    expect(shown.text).toMatch(/^Feb 29, 2020, 11:05\sAM$/)
    expect(shown.title).toBe(shown.text)
  })

  it.each([null, '0000-00-00 00:00:00'])('is empty for %o', async (value) => {
    const shown = await hydratePage('UTC', 'America/New_York', { value })
    expect(shown).toMatchObject({ onServer: '', text: '' })
    expect(shown.onMismatch).not.toHaveBeenCalled()
  })
})
