// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { expect, it } from 'vitest'
import { defaultFrameHosts } from '@shuyuan/rich-text'
import { contentSecurityPolicy } from './content-security-policy.mjs'

async function served(options?: Parameters<typeof contentSecurityPolicy>[0]) {
  const app = new Hono().use(
    secureHeaders({ contentSecurityPolicy: contentSecurityPolicy(options) }),
  )
  const response = await app.request('/')
  return response.headers.get('Content-Security-Policy')
}

it('matches nginx-static.conf and the documented frameHosts', async () => {
  const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')
  const docs = await read('docs/deployment.md')
  const host = await read('deploy/nginx-static.conf')
  // The first policy of the file is for API replies.
  const documented = /location \/ \{[^}]*Content-Security-Policy "([^"]+)"/.exec(host)?.[1]
  const list = /frameHosts: \[([^\]]+)\]/.exec(docs)?.[1] ?? ''
  const frameHosts = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  expect(frameHosts.length).toBeGreaterThan(0)
  expect(await served({ frameHosts })).toBe(documented)
})

it('allows the frames that texts may embed', async () => {
  expect(await served()).toContain(
    `frame-src ${defaultFrameHosts.map((host) => `https://${host}`).join(' ')};`,
  )
})

it('keeps origins unchanged', async () => {
  const api = 'http://127.0.0.1:4100'
  const policy = await served({ api: [api], frameHosts: [api] })
  expect(policy).toContain(`frame-src ${api} `)
  expect(policy).toContain(`connect-src 'self' https: ${api};`)
})
