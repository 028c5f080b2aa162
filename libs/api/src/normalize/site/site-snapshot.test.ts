import { expect, it, test } from 'vitest'
import { samples } from '../../generated/samples'
import { readNavs } from './navs'
import { readSiteConfig } from './site-config'
import { readSiteSnapshot } from './site-snapshot'

const { navs: _navs, links: _links, ...config } = readSiteConfig(samples.getConfig, '')
const snapshot = { config, navs: readNavs(samples.listNavs, '') }

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('reads a stored snapshot, with and without a navigation', () => {
  expect(readSiteSnapshot(stored(snapshot))).toEqual(snapshot)
  expect(readSiteSnapshot(stored({ ...snapshot, navs: null }))).toEqual({ ...snapshot, navs: null })
})

it('removes links with unsafe schemes', () => {
  const protocols = { ...snapshot.config.protocols, user: 'javascript:alert(1)' }
  const unsafe = { ...snapshot, config: { ...config, protocols } }
  expect(readSiteSnapshot(stored(unsafe))?.config.protocols.user).toBeNull()
})

test.each([
  [null],
  [[]],
  ['x'],
  [{}],
  [{ ...snapshot, config: { ...snapshot.config, player: undefined } }],
  [{ ...snapshot, navs: [{ id: '1' }] }],
])('returns null for %j', (value) => {
  expect(readSiteSnapshot(value)).toBeNull()
})
