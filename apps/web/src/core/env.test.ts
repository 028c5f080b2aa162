import { expect, it } from 'vitest'
import { readEnv } from './env'

it('prefers the page setting to the build setting, and defaults to this origin', () => {
  const build = { VITE_API_BASE_URL: 'https://build.example' }
  expect(readEnv({ apiBaseUrl: '/api/' }, build).apiBaseUrl).toBe('/api/')
  expect(readEnv({}, build).apiBaseUrl).toBe('https://build.example')
  expect(readEnv(undefined, {}).apiBaseUrl).toBe('/')
})

it('switches feature flags and reports unknown names', () => {
  const env = readEnv({ features: { vip: false, live: true, karaoke: true } }, {})
  expect(env.flags).toMatchObject({ vip: false, live: true, book: false })
  expect(env.problems).toEqual(['config.js: unknown feature flag "karaoke"'])
})

it('reads the route style of the phone site, and reports other values', () => {
  expect(readEnv({}, {}).phoneSiteRoutes).toBe('path')
  expect(readEnv({ phoneSiteRoutes: 'hash' }, {})).toMatchObject({
    phoneSiteRoutes: 'hash',
    problems: [],
  })
  expect(readEnv({ phoneSiteRoutes: 'old', storagePrefix: 'x' }, {})).toMatchObject({
    phoneSiteRoutes: 'path',
    storagePrefix: 'x',
    problems: [expect.stringMatching(/^config\.js: phoneSiteRoutes: .*"path" \| "hash"/)],
  })
})

it('keeps pages for reading offline, unless the operator turns it off', () => {
  expect(readEnv({}, {}).offline).toBe(true)
  expect(readEnv({ offline: false }, {}).offline).toBe(false)
})

it('reads the template of transcript URLs, and reports other values', () => {
  const transcriptFor = '{apiBaseUrl}/vtt/{lessonId}.vtt'
  expect(readEnv({ transcriptFor }, {})).toMatchObject({ transcriptFor, problems: [] })
  const invalid = readEnv({ transcriptFor: 'javascript:alert(1)' }, {})
  expect(invalid.transcriptFor).toBeUndefined()
  expect(invalid.problems).toEqual([expect.stringMatching(/^config\.js: transcriptFor: /)])
})

it('reads the operator’s logo', () => {
  expect(readEnv({ brand: { accent: '#b3261e', logo: '/logo.svg' } }, {}).logo).toBe('/logo.svg')
  expect(readEnv({ brand: { accent: '#b3261e' } }, {})).toMatchObject({
    logo: undefined,
    problems: [],
  })
  expect(readEnv({ brand: 'red', storagePrefix: 'x' }, {})).toMatchObject({
    storagePrefix: 'x',
    problems: [expect.stringMatching(/^config\.js: brand: /)],
  })
})

it('reads the hosts that may be embedded, none by default, and reports invalid ones', () => {
  const frameHosts = ['player.bilibili.com', 'http://127.0.0.1:4100', '*', 'https://v.qq.com/x']
  const env = readEnv({ frameHosts }, {})
  expect(env.frameHosts).toEqual(['player.bilibili.com', 'http://127.0.0.1:4100'])
  expect(env.problems).toEqual([
    'config.js: frameHosts.2: neither a host nor an origin',
    'config.js: frameHosts.3: neither a host nor an origin',
  ])
  expect(readEnv({}, {}).frameHosts).toEqual([])
  expect(readEnv({ apiBaseUrl: '/api/', frameHosts: 'v.qq.com' }, {})).toMatchObject({
    apiBaseUrl: '/api/',
    frameHosts: [],
    problems: [expect.stringMatching(/^config\.js: frameHosts: .*Array/)],
  })
  expect(readEnv({}, { VITE_FRAME_HOSTS: 'v.qq.com' }).frameHosts).toEqual(['v.qq.com'])
})

it('masks the mobile number of the watermark by default', () => {
  expect(readEnv({}, {}).watermarkMobile).toBe('masked')
  expect(readEnv({ watermarkMobile: 'full' }, {}).watermarkMobile).toBe('full')
  expect(readEnv({ watermarkMobile: 'whole' }, {})).toMatchObject({
    watermarkMobile: 'masked',
    problems: [expect.stringMatching(/^config\.js: watermarkMobile: .*"masked" \| "full"/)],
  })
})

it('measures all visits once there is an endpoint, and reports an invalid one', () => {
  expect(readEnv({}, {}).webVitals).toBeUndefined()
  const endpoint = 'https://stats.example.com/vitals'
  expect(readEnv({ webVitals: { endpoint } }, {}).webVitals).toEqual({ endpoint, sampleRate: 1 })
  for (const [webVitals, kept] of [
    [{ endpoint: '//example.com' }, undefined],
    [
      { endpoint, sampleRate: 10 },
      { endpoint, sampleRate: 1 },
    ],
  ]) {
    const invalid = readEnv({ webVitals }, {})
    expect(invalid.webVitals).toEqual(kept)
    expect(invalid.problems).toEqual([expect.stringMatching(/^config\.js: webVitals\./)])
  }
})

it.each([42, 'text', { apiBaseUrl: 7 }, [1]])('survives a malformed setting: %j', (setting) => {
  const env = readEnv(setting, {})
  expect(env.flags.vip).toBe(true)
  expect(env.storagePrefix).toBe('shuyuan')
})

it.each(['api.example.com', 'ftp://api.example.com', '/api?v=2'])(
  'reports the invalid API URL %s, and uses that of the build',
  (apiBaseUrl) => {
    expect(readEnv({ apiBaseUrl }, { VITE_API_BASE_URL: '/api/' })).toMatchObject({
      apiBaseUrl: '/api/',
      problems: [expect.stringMatching(/^config\.js: apiBaseUrl: /)],
    })
  },
)

it('reports a setting of the wrong type, and keeps the others', () => {
  expect(
    readEnv({ apiBaseUrl: 7, storagePrefix: 'x', frameHosts: ['v.qq.com', 8] }, {}),
  ).toMatchObject({
    apiBaseUrl: '/',
    storagePrefix: 'x',
    frameHosts: ['v.qq.com'],
    problems: [
      expect.stringMatching(/^config\.js: apiBaseUrl: .*string/),
      expect.stringMatching(/^config\.js: frameHosts\.1: .*string/),
    ],
  })
})

const hero = { title: '慢一点，学扎实', image: '/pictures/hero.svg' }

it('reads the hero of the home page', () => {
  expect(readEnv({}, {}).hero).toBeUndefined()
  expect(readEnv({ hero }, {})).toMatchObject({
    hero: { ...hero, text: '', focus: '50% 50%' },
    problems: [],
  })
  const action = { label: '浏览全部课程', href: '/courses' }
  expect(readEnv({ hero: { ...hero, action, focus: '80% 20%' } }, {}).hero).toMatchObject({
    action,
    focus: '80% 20%',
  })
})

const action = { label: '看', href: '/courses' }

it.each([
  ['title', { ...hero, title: '' }, undefined],
  ['action.href', { ...hero, action: { ...action, href: 'javascript:alert(1)' } }, hero],
  ['action.href', { ...hero, action: { ...action, href: '//other.example' } }, hero],
  ['action.label', { ...hero, action: { ...action, label: '' } }, hero],
  ['focus', { ...hero, focus: 50 }, hero],
  ['subtitle', { ...hero, subtitle: '慢' }, hero],
])('reports an invalid %s of the hero, and keeps the rest', (name, setting, kept) => {
  const env = readEnv({ hero: setting }, {})
  expect(env.hero).toEqual(kept && { ...kept, text: '', focus: '50% 50%' })
  expect(env.problems).toEqual([expect.stringContaining(`config.js: hero.${name}: `)])
})

it.each([
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/school', 'https://a.example/school'],
  ['a.example', ''],
  ['//a.example', ''],
])('reads the URL %s of the site as %j', (siteUrl, read) => {
  const env = readEnv({ siteUrl }, {})
  expect([env.siteUrl, env.problems.length]).toEqual([read, read === '' ? 1 : 0])
})

it('reports unknown settings and invalid colors', () => {
  const env = readEnv(
    { siteURL: 'https://a.example', brand: { accent: 'red', logo: '/l.svg' } },
    {},
  )
  expect([env.accent, env.logo]).toEqual([undefined, '/l.svg'])
  expect(env.problems).toEqual([
    expect.stringMatching(/^config\.js: brand\.accent: .*#rrggbb/),
    expect.stringMatching(/^config\.js: siteURL: /),
  ])
})

it('disables VIP at build time', () => {
  expect(readEnv({}, { VITE_DISABLE_VIP: 'true' }).vipDisabled).toBe(true)
  expect(readEnv({}, {}).vipDisabled).toBe(false)
})
