// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.mjs'

const deployed = (file: string) =>
  readFile(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')

it('match those of the nginx configuration', async () => {
  const app = new Hono().use(secureHeaders(securityHeaders))
  const { headers } = await app.request('/')
  const snippet = await deployed('security-headers.conf')
  const lines = snippet.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)
  expect(
    Object.fromEntries(
      Array.from(lines, ([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  ).toEqual(Object.fromEntries([...headers].filter(([name]) => name !== 'content-type')))
})

it('are included in every nginx location with add_header, which drops inherited headers', async () => {
  const site = await deployed('nginx-static.conf')
  const locations = site.split(/^ {2}location /m).slice(1)
  const own = locations.filter((location) => location.includes('add_header'))
  expect(own.length).toBeGreaterThan(1)
  for (const location of own) {
    expect(location).toContain('include snippets/shuyuan-security-headers.conf;')
  }
})

it('disable unused features, and allow those that videos need', () => {
  const features = Object.keys(securityHeaders.permissionsPolicy)
  expect(features).toEqual(expect.arrayContaining(['camera', 'microphone', 'geolocation']))
  for (const needed of ['fullscreen', 'pictureInPicture', 'encryptedMedia', 'clipboardWrite']) {
    expect(features).not.toContain(needed)
  }
})
