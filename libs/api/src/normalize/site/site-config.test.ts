import { describe, expect, it, test } from 'vitest'
import { samples } from '../../generated/samples'
import { readSiteConfig } from './site-config'

const read = (config: unknown) => readSiteConfig(config, 'https://fallback.example')

describe('readSiteConfig', () => {
  it('reads the sample reply', () => {
    expect(read(samples.getConfig)).toMatchObject({
      name: '书院学堂',
      logo: 'https://api.shuyuan.example/images/logo.png',
      url: 'https://api.shuyuan.example',
      filings: [{ number: '沪ICP备00000000号-1', link: 'https://beian.example' }],
      protocols: { user: 'https://api.shuyuan.example/user/protocol' },
      player: { watermark: { enabled: true, size: 16, opacity: 0.6, color: '#8a8f98' } },
      forcesMobileBinding: false,
      forcesFaceCheck: false,
      socialites: { qq: true, wechat: true },
      creditReward: { register: 20, watchedCourse: 50, watchedLesson: 5, paidOrderRatio: 0.2 },
    })
  })

  it('reads an empty config', () => {
    expect(read({})).toEqual({
      name: '',
      logo: null,
      url: '',
      pcUrl: '',
      h5Url: '',
      filings: [],
      protocols: { user: null, privacy: null, vip: null, paidContent: null },
      aboutUrl: null,
      coursePurchaseNotice: '',
      player: {
        cover: null,
        watermark: { enabled: false, size: 14, color: 'red', opacity: 1, text: '${mobile}' },
      },
      forcesMobileBinding: false,
      forcesFaceCheck: false,
      socialites: { qq: false, wechat: false },
      creditReward: { register: 0, watchedCourse: 0, watchedLesson: 0, paidOrderRatio: 0 },
      enabledAddons: [],
    })
  })

  test.each([
    [{ webname: '旧名', name: '新名' }, '旧名'],
    [{ name: '新名' }, '新名'],
    [{ webname: '', name: '新名' }, '新名'],
  ])('takes the name from %j', (config, name) => {
    expect(read(config).name).toBe(name)
  })

  test.each([
    [{ logo: '/images/logo.png', white_logo: {} }, 'https://api.example/images/logo.png'],
    [{ logo: 'https://cdn.example/l.png' }, 'https://cdn.example/l.png'],
    [{ logo: '', white_logo: 'https://cdn.example/white.png' }, null],
    [{ logo: {} }, null],
    [{ logo: 'https://api.example', white_logo: {} }, null],
    [{ logo: 'https://api.example/', white_logo: {} }, null],
    [[], null],
  ])('takes the logo from %j', (logo, href) => {
    expect(read({ url: 'https://api.example/', logo }).logo).toBe(href)
  })

  it('resolves relative images against the API if the config has no URL', () => {
    expect(read({ player: { cover: '/p.png' } }).player.cover).toBe(
      'https://fallback.example/p.png',
    )
  })

  test.each([
    ['"0"', { enabled_bullet_secret: '0' }, false],
    ['"1"', { enabled_bullet_secret: '1' }, true],
    ['0', { enabled_bullet_secret: 0 }, false],
    ['1', { enabled_bullet_secret: 1 }, true],
  ])('reads the watermark switch %s', (_, player, enabled) => {
    expect(read({ player }).player.watermark.enabled).toBe(enabled)
  })

  it('reads both spellings of the forced steps', () => {
    const member = { enabled_mobile_bind_alert: 1, enabled_face_verify: true }
    expect(read({ member })).toMatchObject({ forcesMobileBinding: true, forcesFaceCheck: true })
  })

  it('removes trailing slashes and unsafe links', () => {
    const config = {
      url: 'https://api.example//',
      h5_url: 'https://m.example/',
      icp: '备1',
      icp_link: 'javascript:alert(1)',
    }
    expect(read(config)).toMatchObject({
      url: 'https://api.example',
      h5Url: 'https://m.example',
      filings: [{ number: '备1', link: null }],
    })
  })

  it('rejects a reply that is not an object', () => {
    expect(() => read([])).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })
})
