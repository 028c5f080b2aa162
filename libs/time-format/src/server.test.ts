// @vitest-environment node
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatDateTime } from './index'
import { TimeAgo } from './react'

it('imports and renders without a window', () => {
  expect(typeof window).toBe('undefined')
  expect(formatDateTime(0, { timeZone: 'UTC' })).toBe('1970-01-01 00:00')
  expect(renderToString(createElement(TimeAgo, { value: '2025-03-01 23:05:06' }))).toBe(
    '<time dateTime="2025-03-01T15:05:06.000Z" title="2025-03-01 23:05">2025-03-01</time>',
  )
})
