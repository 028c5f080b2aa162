// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { bench, describe } from 'vitest'
import { formatDateTime, formatRelative } from '../src'
import { TimeAgo } from '../src/react'

const count = 1000
const now = Date.now()
const twoDays = 172_800_000
const times = Array.from({ length: count }, (_, index) => new Date(now - index * 7000))
const old = Array.from({ length: count }, (_, index) => `2020-03-01 12:${index % 60}:06`)

describe(`${count} calls`, () => {
  bench('formatRelative, counted', () => {
    for (const time of times) formatRelative(time)
  })
  bench('formatRelative, dates in the visitor’s zone', () => {
    for (const time of old) formatRelative(time)
  })
  bench('formatDateTime in a named zone', () => {
    for (const time of old) formatDateTime(time, { timeZone: 'America/New_York' })
  })
})

describe(`${count} on a page`, () => {
  const renderThem = (text: (time: Date) => React.ReactNode) =>
    render(times.map((time, index) => <span key={index}>{text(time)}</span>))

  bench('mount and unmount <TimeAgo>', () => {
    renderThem((time) => <TimeAgo value={time} />)
    cleanup()
  })
  bench('mount and unmount a plain <time>', () => {
    renderThem((time) => <time dateTime={time.toISOString()}>{time.getTime()}</time>)
    cleanup()
  })

  bench(
    'a clock check when no text has changed',
    () => {
      window.dispatchEvent(new Event('focus'))
    },
    {
      setup: () => {
        renderThem((time) => <TimeAgo value={new Date(time.getTime() - twoDays)} />)
      },
      teardown: cleanup,
    },
  )
})
