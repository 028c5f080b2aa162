import { createHandlers, handling, successReply, samples } from '@shuyuan/api/testing'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import type { AppOptions } from './app-options'
import { createApp } from './create-app'
import { noRichText } from './pages/start-rich-text'

/** Starts an API with one course, and an app that renders pages from it. */
export function startApp() {
  const api = setupServer(
    handling('getCourse', ({ params }) =>
      params.id === '4'
        ? successReply<'getCourse'>(samples.getCourse)
        : HttpResponse.json({ code: 404, message: '资源不存在', data: [] }),
    ),
    ...createHandlers(),
  )
  // Runs before `createApp`, which keeps a reference to the global `fetch`.
  api.listen()
  const root = mkdtempSync(join(tmpdir(), 'shuyuan-site-'))
  writeFileSync(join(root, 'verification.html'), '<p>abc</p>')
  writeFileSync(join(root, 'sw.js'), '')
  writeFileSync(join(root, 'manifest.webmanifest'), '{}')
  afterEach(() => api.resetHandlers())
  afterAll(() => {
    api.close()
    rmSync(root, { recursive: true })
  })

  const template = `<!doctype html>
<html><head>
    <title>在线学习</title>
    <script src="/config.js"></script>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
</head><body><div id="root"></div><noscript>
<p></p></noscript></body></html>`

  const options: AppOptions = {
    site: { template, theme: '', config: '', scripts: [] },
    root,
    apiUrl: 'https://api.site.example',
    frameHosts: [],
    freshMs: 60_000,
    callsPerMinute: 1000,
    patienceMs: 10_000,
    isStatic: false,
    richText: noRichText,
    isReady: () => true,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  }
  return { api, options, app: createApp(options) }
}
