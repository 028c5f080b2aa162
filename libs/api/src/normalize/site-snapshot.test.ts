import { expect, it, test } from 'vitest'
import { samples } from '../generated/samples'
import { readNavs } from './navs'
import { readSiteConfig } from './site-config'
import { readSiteSnapshot } from './site-snapshot'

const { navs: _navs, links: _links, ...config } = readSiteConfig(samples.getConfig, '')
const snapshot = { config, navs: readNavs(samples.listNavs, '') }

const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('reads what was kept, with and without a navigation', () => {
  expect(readSiteSnapshot(kept(snapshot))).toEqual(snapshot)
  expect(readSiteSnapshot(kept({ ...snapshot, navs: null }))).toEqual({ ...snapshot, navs: null })
})

it('leaves links out that run code', () => {
  const protocols = { ...snapshot.config.protocols, user: 'javascript:alert(1)' }
  const unsafe = { ...snapshot, config: { ...config, protocols } }
  expect(readSiteSnapshot(kept(unsafe))?.config.protocols.user).toBeNull()
})

test.each([
  [null],
  [[]],
  ['x'],
  [{}],
  [{ ...snapshot, config: { ...snapshot.config, player: undefined } }],
  [{ ...snapshot, navs: [{ id: '1' }] }],
])('%j is none', (value) => {
  expect(readSiteSnapshot(value)).toBeNull()
})
