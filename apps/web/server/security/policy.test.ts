// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPolicy } from './policy'

it('allows the given inline scripts', () => {
  const hash = createHash('sha256').update('theme()').digest('base64')
  const policy = createPolicy({ frameHosts: ['player.example.com'] })(['theme()'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain('frame-src https://player.example.com ')
})
