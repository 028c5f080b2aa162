import { afterEach, expect, it, vi } from 'vitest'
import { allowHarmlessText } from './allow-harmless-text'

afterEach(() => vi.unstubAllGlobals())

function defaultPolicy(): Required<TrustedTypePolicyOptions> {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  allowHarmlessText()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
  return createPolicy.mock.calls[0]?.[1]
}

it('allows HTML without elements, and the empty script that React creates', () => {
  const { createHTML } = defaultPolicy()
  for (const html of [
    '',
    'a > b',
    '&hellip;',
    '[data-x]{scrollbar-width:none}',
    '<script></script>',
  ])
    expect(createHTML(html)).toBe(html)
  for (const html of ['<img src=x onerror=alert(1)>', '<script>1</script>', '</style><b>', '<'])
    expect(() => createHTML(html)).toThrow(html)
})

it('allows scripts that are JSON', () => {
  const { createScript } = defaultPolicy()
  const json = '{"@context":"https://schema.org","@graph":[]}'
  expect(createScript(json)).toBe(json)
  for (const script of ['alert(1)', '[alert(1)]', '{"a":alert(1)}'])
    expect(() => createScript(script)).toThrow(script)
})

it('allows script URLs of blobs that this page created, and of the service worker', () => {
  const { createScriptURL } = defaultPolicy()
  const own = `blob:${window.location.origin}/a-b-c`
  for (const url of [own, '/sw.js?api=x']) expect(createScriptURL(url)).toBe(url)
  for (const url of [
    'https://evil.example/a.js',
    'blob:https://evil.example/a',
    'data:text/javascript,1',
    '/a.js',
    'https://evil.example/sw.js?',
    `blob:${window.location.origin}.evil.example/a`,
  ])
    expect(() => createScriptURL(url)).toThrow(url)
})

it('does nothing without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(allowHarmlessText).not.toThrow()
})
