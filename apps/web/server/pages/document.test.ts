// @vitest-environment node
import { expect, it } from 'vitest'
import { createDocument } from './document'

const template = `<!doctype html>
<html><head>
    <title>在线学习</title>
    <script src="/config.js"></script>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
</head><body><div id="root"></div></body></html>`

const parts = {
  template,
  inlined: {
    settings: 'settings()',
    theme: 'theme()',
    queuedClicks: 'queuedClicks()',
    deferredEntry: 'deferredEntry()',
  },
  scripts: ['/assets/vendor-1.js', '/assets/index-1.js'],
}

const page = {
  path: '/search?keywords=a&page=2',
  head: '<title>课程</title><style>a{}</style>',
  body: '<main>内容</main>',
  scripts: ['carried("</script><b>", "</SCRIPT>")'],
}

it('inserts content, head and hydration scripts', () => {
  const { html } = createDocument({ ...parts, page })
  expect(html).toContain(
    '<div id="root" data-path="/search?keywords=a&amp;page=2"><main>内容</main></div>',
  )
  expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>课程</title>'])
  expect(html).toContain('carried("<\\/script><b>", "<\\/SCRIPT>")')
})

it('runs only settings and theme before the page', () => {
  const { html } = createDocument({ ...parts, page })
  const head = html.slice(0, html.indexOf('</head>'))
  expect(Array.from(head.matchAll(/<script[^>]*>([^<]*)/g), ([, text]) => text)).toEqual([
    'settings()',
    'theme()',
  ])
  expect(html).toContain(
    '<script data-scripts="/assets/vendor-1.js /assets/index-1.js">deferredEntry()</script>',
  )
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('modulepreload')
})

it('inserts the school’s colors before any script', () => {
  const inlined = { ...parts.inlined, brandCss: ':root{--sy-accent:#b3261e}' }
  const { html } = createDocument({ ...parts, inlined, page })
  expect(html).toContain(
    '<style data-brand>:root{--sy-accent:#b3261e}</style><script>settings()</script>',
  )
  expect(createDocument({ ...parts, page }).html).not.toContain('data-brand')
})

it('leaves the root empty for a page that the browser renders', () => {
  const { html } = createDocument(parts)
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('<title>在线学习</title>')
  expect(html).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">')
  expect(html).not.toContain('deferredEntry()')
})

it('throws if the template misses a placeholder', () => {
  const broken = template.replace('<script src="/theme.js"></script>', '')
  expect(() => createDocument({ ...parts, template: broken })).toThrow('theme')
})

it('returns its own scripts as they are in the page, and none of the content', () => {
  const body = '<p><script>smuggled()</script></p>'
  expect(createDocument({ ...parts, page: { ...page, body } }).scripts).toEqual([
    'settings()',
    'theme()',
    'queuedClicks()',
    'carried("<\\/script><b>", "<\\/SCRIPT>")',
    'deferredEntry()',
  ])
})

it('escapes null characters, which the browser would replace', () => {
  const { html } = createDocument({ ...parts, page: { ...page, scripts: ['keywords("\0")'] } })
  expect(html).toContain('keywords("\\x00")')
  expect(html).not.toContain('\0')
})
