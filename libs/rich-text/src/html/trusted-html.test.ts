import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const html = '<p>1</p>'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('is made by the policy of this library where the page has Trusted Types', async () => {
  const made = { toString: () => html }
  const createHTML = vi.fn(() => made)
  const createPolicy = vi.fn(() => ({ createHTML }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trustedHtml } = await import('./trusted-html')
  expect(trustedHtml(html)).toBe(made)
  expect(createHTML).toHaveBeenCalledExactlyOnceWith(html)
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('shuyuan-rich-text', {
    createHTML: expect.any(Function),
  })
})

it.each([
  ['has none', undefined],
  [
    'does not allow the policy',
    {
      createPolicy: () => {
        throw new TypeError('disallowed')
      },
    },
  ],
])('stays text where the page %s', async (_, trustedTypes) => {
  vi.stubGlobal('trustedTypes', trustedTypes)
  const { trustedHtml, parseInertly } = await import('./trusted-html')
  expect(trustedHtml(html)).toBe(html)
  expect(parseInertly(html).innerHTML).toBe(html)
})
