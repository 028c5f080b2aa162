import { afterEach, describe, expect, test, vi } from 'vitest'
import { anySignal } from './any-signal'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([
  ['of the platform', false],
  ['where the platform has none', true],
])('%s', (_name, isMissing) => {
  function joined(...signals: AbortSignal[]) {
    if (isMissing) vi.stubGlobal('AbortSignal', {})
    return anySignal(signals)
  }

  test('aborts with the first of its signals and keeps that reason', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = joined(one.signal, other.signal)
    expect(signal.aborted).toBe(false)
    other.abort('other')
    one.abort('one')
    expect(signal.reason).toBe('other')
  })

  test('is aborted from the start by a signal that already is', () => {
    const signal = joined(new AbortController().signal, AbortSignal.abort('before'))
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toBe('before')
  })
})

test('leaves no listener behind where the platform has none', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  vi.stubGlobal('AbortSignal', {})
  const signal = anySignal([one.signal, other.signal])
  one.abort()
  const abort = vi.spyOn(AbortController.prototype, 'abort')
  other.abort()
  expect(signal.aborted).toBe(true)
  expect(abort).toHaveBeenCalledOnce()
})
