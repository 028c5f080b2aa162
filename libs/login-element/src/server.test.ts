// @vitest-environment node
import { expect, it } from 'vitest'

it('imports and defines nothing without a window', async () => {
  expect(typeof customElements).toBe('undefined')
  const { defineLoginElement } = await import('./index')
  expect(() => defineLoginElement()).not.toThrow()
  await import('./define')
  expect(typeof customElements).toBe('undefined')
})
