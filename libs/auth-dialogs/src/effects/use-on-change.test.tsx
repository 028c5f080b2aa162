import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOnChange } from './use-on-change'

test('reports each value once, under StrictMode too', () => {
  const changed = vi.fn()
  const { rerender } = renderHook(({ value }) => useOnChange(value, changed), {
    initialProps: { value: 'a' },
    reactStrictMode: true,
  })
  rerender({ value: 'a' })
  rerender({ value: 'b' })
  rerender({ value: 'a' })
  expect(changed.mock.calls).toEqual([['a'], ['b'], ['a']])
})
