import { describe, expect, it } from 'vitest'
import { defaultFeatureFlags, readFeatureFlags } from './feature-flags'

describe('feature flags', () => {
  it('are all off except VIP by default', () => {
    const { vip, ...others } = defaultFeatureFlags
    expect(vip).toBe(true)
    expect(Object.keys(others)).toEqual(
      (
        'live book topic paper practice mockPaper wrongBook wenda share codeExchanger snapshort ' +
        'ke promoCode daySignIn credit1Mall tuangou miaosha cert'
      ).split(' '),
    )
    expect(Object.values(others)).not.toContain(true)
  })

  it('follow the page-level setting', () => {
    const { flags, unknown, invalid } = readFeatureFlags({ vip: false, live: true })
    expect(flags).toEqual({ ...defaultFeatureFlags, vip: false, live: true })
    expect([unknown, invalid]).toEqual([[], []])
  })

  it('report unknown names and values that are not boolean', () => {
    const setting: unknown = JSON.parse('{"lives":true,"constructor":true,"__proto__":{},"book":1}')
    const { flags, unknown, invalid } = readFeatureFlags(setting)
    expect(flags).toEqual(defaultFeatureFlags)
    expect(unknown).toEqual(['lives', 'constructor', '__proto__'])
    expect(invalid).toEqual(['book'])
  })

  it.each([undefined, null, 'vip', 7])('keep their defaults when the setting is %o', (setting) => {
    expect(readFeatureFlags(setting)).toEqual({
      flags: defaultFeatureFlags,
      unknown: [],
      invalid: [],
    })
  })
})
