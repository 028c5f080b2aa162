// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TimeAgoProps } from './time-ago'

let TimeAgo: typeof import('./time-ago').TimeAgo

// Each module instance reports a mistake only once.
beforeEach(async () => {
  vi.resetModules()
  TimeAgo = (await import('./time-ago')).TimeAgo
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(cleanup)

/** Simulates a caller without type checks. */
const untyped = (value: unknown) => value as never

const reportOf = (words: string) => [expect.stringContaining(words)]

it.each([
  [null, 'null'],
  [480, 'a number'],
  [{}, 'an object'],
  [Symbol('offset'), 'a symbol'],
  ['', '""'],
])('text without a zone renders nothing with the defaultOffset %o', (value, shown) => {
  const props = { value: '2025-03-01 12:00:00', defaultOffset: untyped(value) }
  const { container, rerender } = render(<TimeAgo {...props} />)
  rerender(<TimeAgo {...props} />)
  expect(container.innerHTML).toBe('')
  expect(vi.mocked(console.error).mock.calls).toEqual([
    reportOf(`"defaultOffset" is ${shown}, so texts without a zone cannot be read.`),
  ])
})

it('milliseconds without a unit render nothing and report the fix', () => {
  const { container } = render([0, 1].map((key) => <TimeAgo key={key} value={Date.now() + key} />))
  expect(container.innerHTML).toBe('')
  expect(vi.mocked(console.error).mock.calls).toEqual([reportOf('pass unit="ms"')])
})

it('a missing value renders nothing and is not reported', () => {
  const { container } = render(
    [null, undefined].map((value) => <TimeAgo key={`${value}`} value={value} />),
  )
  expect(container.innerHTML).toBe('')
  expect(console.error).not.toHaveBeenCalled()
})

it.each(['unit', 'timeZone', 'locale', 'weeks', 'withTime'] satisfies (keyof TimeAgoProps)[])(
  'a wrong %s does not hide the time',
  (name) => {
    const { container } = render(<TimeAgo value={5} {...{ [name]: untyped(Symbol('wrong')) }} />)
    expect(container.querySelector('time')?.dateTime).toBe('1970-01-01T00:00:05.000Z')
    const isChecked = name !== 'weeks' && name !== 'withTime'
    expect(vi.mocked(console.error).mock.calls).toEqual(
      isChecked ? [reportOf(`"${name}" is a symbol`)] : [],
    )
  },
)
