// @vitest-environment node
import { rm } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsOf } from '../../test/attack-problems'
import { attackStrings } from '../../test/attack-strings'
import { buildWorker } from '../../test/build-worker'
import { createRichTextRenderer, type RichTextRenderer } from './create-rich-text-renderer'

const at = { siteOrigin: 'https://school.example' }

let worker: URL
let renderer: RichTextRenderer

beforeAll(async () => {
  worker = await buildWorker()
  renderer = await createRichTextRenderer({ worker, limitMs: 60_000, patienceMs: 120_000 })
}, 120_000)

afterAll(async () => {
  await renderer.close()
  await rm(new URL('.', worker), { recursive: true })
})

const { window } = new JSDOM()

/** Bar above a code block. Only the library adds it; one in the source would be a forgery. */
const ownBar =
  /<div class="rt-code"><div class="rt-code-bar"><span>[^<>]*<\/span><button type="button" class="rt-copy"><span class="rt-copy-idle">复制<span class="rt-unseen">代码<\/span><\/span><span class="rt-copy-done">已复制<\/span><\/button><\/div>(?=<pre )/g

/** Parses the result like a browser. */
function opened(text: string): HTMLElement {
  return new window.DOMParser().parseFromString(text, 'text/html').body
}

test.each(['html', 'markdown'] as const)(
  'no attack passes, written as %s',
  { timeout: 600_000 },
  async (format) => {
    const { render } = renderer
    for (const attack of attackStrings) {
      const inside = `<p>前 <b>文</b></p>\n\n<table><tr><td>${attack}</td></tr></table>\n\n后 $x$`
      for (const source of [attack, inside]) {
        const text = (await render(source, { ...at, format })) ?? 'not rendered'
        expect(text, source).not.toBe('not rendered')
        expect(problemsOf(opened(text.replaceAll(ownBar, '<div>'))), source).toEqual([])
        const written = opened(text).innerHTML
        expect(opened(written).innerHTML, source).toBe(written)
      }
    }
  },
)
