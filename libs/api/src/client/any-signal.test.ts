import { afterEach, describe, expect, test, vi } from 'vitest'
import { anySignal } from './any-signal'

afterEach(() => void vi.unstubAllGlobals())

describe.each([
  ['of the platform', false],
  ['where the platform has none', true],
])('%s', (_name, isMissing) => {
  function joined(...signals: AbortSignal[]) {
    if (isMissing) vi.stubGlobal('AbortSignal', {})
    return anySignal(signals)
  }

  test('aborts with the first signal and keeps its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = joined(one.signal, other.signal)
    expect(signal.aborted).toBe(false)
    other.abort('other')
    one.abort('one')
    expect(signal.reason).toBe('other')
  })

  test('is aborted at once by an aborted signal', () => {
    const signal = joined(new AbortController().signal, AbortSignal.abort('before'))
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toBe('before')
  })
})

test('removes its listeners in the fallback', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  vi.stubGlobal('AbortSignal', {})
  const signal = anySignal([one.signal, other.signal])
  one.abort()
  const abort = vi.spyOn(AbortController.prototype, 'abort')
  other.abort()
  expect(signal.aborted).toBe(true)
  expect(abort).toHaveBeenCalledOnce()
})
