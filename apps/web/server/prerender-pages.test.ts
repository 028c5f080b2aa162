// @vitest-environment node
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prerenderPages } from './prerender-pages'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuyuan-pages-'))
})
afterEach(() => rm(folder, { recursive: true }))

const read = (file: string) => readFile(join(folder, file), 'utf8')

const policy = "script-src 'self' 'sha256-a'; frame-ancestors 'none'; object-src 'none'"

function createServer() {
  const app = new Hono()
  app.get('/robots.txt', (context) => context.text('User-agent: *'))
  app.get('/courses/detail/9', (context) => context.notFound())
  app.get('*', (context) =>
    context.html(`<html><head></head><body>${context.req.path}</body></html>`, 200, {
      'Content-Security-Policy': policy,
    }),
  )
  return app
}

it('writes each page to the file that a static host serves, and skips missing ones', async () => {
  const paths = ['/', '/courses', '/courses/detail/4', '/courses/detail/9', '/robots.txt']
  expect(await prerenderPages({ app: createServer(), paths, folder })).toBe(4)
  expect(await read('index.html')).toContain('<body>/</body>')
  expect(await read('courses.html')).toContain('<body>/courses</body>')
  expect(await read('courses/detail/4.html')).toContain('<body>/courses/detail/4</body>')
  expect(await read('robots.txt')).toBe('User-agent: *')
  await expect(read('courses/detail/9.html')).rejects.toThrow('ENOENT')
})

it('adds a page’s policy as a meta element, without header-only directives', async () => {
  await prerenderPages({ app: createServer(), paths: ['/'], folder })
  expect(await read('index.html')).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-a'; object-src 'none'" />`,
  )
})

it('waits while the server has no content, and gives up eventually', async () => {
  let refusals = 2
  const app = new Hono().get('*', (context) =>
    refusals-- > 0 ? context.body('', 503) : context.html('<head></head>'),
  )
  const options = { app, paths: ['/'], folder, pauseMs: 0 }
  expect(await prerenderPages(options)).toBe(1)
  refusals = 3
  await expect(prerenderPages({ ...options, maxTries: 3 })).rejects.toThrow('No content for /')
})
