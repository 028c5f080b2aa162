import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeOfEditors } from './code/read-code.fixture'
import { quillCode, quillTexts } from './transforms/quill/nest-quill-lists.fixture'
import { hiddenParts, otherTexts } from './html/other-editors.fixture'
import { hostileMedia, mediaOfEditors } from './transforms/media/read-media.fixture'
import { lazyMedia } from './transforms/media/show-lazy-media.fixture'
import { dollarFormulas, dollarWords } from './math/dollar-words.fixture'
import { formulasOfEditors } from './math/read-formulas.fixture'
import { textFromHtml } from './html/text-from-html'
import { renderForPage } from './server/render-for-page'
import { renderRichText } from './render-rich-text'

const folder = `${import.meta.dirname}/../test/editor-texts`
const files = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')])
const tables = [
  codeOfEditors,
  quillCode,
  quillTexts,
  hiddenParts,
  otherTexts,
  mediaOfEditors,
  lazyMedia,
  dollarFormulas,
  formulasOfEditors,
]
const others = [...tables.flat().map(([source]) => source), ...hostileMedia, ...dollarWords]
const sources = [...files, ...others.map((source) => [source, source])]

/** What a text loses on purpose, by the reason. */
const droppedParts = {
  hidden:
    '[hidden], [style*="display"], [style*="visibility"]:not(#js_content), [style*="mso-hide"], [style$="font-size:0"]',
  'fields of a form': 'button, option, textarea',
  'numbers of lines': '.pre-numbering, .gutter',
  'copies of a formula': '.katex-html, .MathJax, mrow:has(+ annotation), img[data-mathml]',
}

/** URLs that a text loses or changes on purpose, by the reason. */
const droppedUrls = {
  'runs scripts': /^(?:javascript|vbscript|data:text\/html):?/,
  'an SVG without a file': /^data:image\/svg/,
  'of no image': /^\/\/:0$/,
  'a whole frame, of which the URL stays': /%3Ciframe/,
  'a page of YouTube, of which the player stays': /^https:\/\/www\.youtube\.com\/watch/,
  'without a scheme': /\/www\.example\.com/,
}

const base = 'https://school.example/'

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** Words, without the delimiters of formulas. */
function wordsOf(root: Node): string[] {
  if (root.nodeType === Node.TEXT_NODE) {
    return (root.nodeValue ?? '')
      .replaceAll(/\$|\\[()[\]]/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
  }
  return [...root.childNodes].flatMap(wordsOf)
}

const absolute = (url: string) => (URL.canParse(url, base) ? new URL(url, base).href : url)

const names = ['src', 'href', 'data-src', 'data-original', 'data-lazy-src', 'url', '_url', 'data']

/** URLs of each image, recording, frame and link. */
function targetsOf(root: ParentNode): string[][] {
  const elements = root.querySelectorAll(
    'img, iframe, video, audio, embed, oembed, object, a[href]',
  )
  return Array.from(elements, (element) =>
    names.flatMap((name) => element.getAttribute(name)?.trim() || []).map(absolute),
  ).filter((urls) => urls.length > 0)
}

test.each(sources)('nothing of %s is lost', (_name, source = '') => {
  const given = parsed(source)
  for (const part of given.querySelectorAll(Object.values(droppedParts).join())) part.remove()
  const shown = parsed(renderRichText(source, { format: 'html', baseUrl: base, siteOrigin: base }))
  for (const formula of shown.querySelectorAll('.rt-math')) {
    formula.replaceWith(formula.querySelector('annotation')?.textContent ?? formula.textContent)
  }
  const text = wordsOf(shown).join('')
  let from = 0
  for (const word of wordsOf(given)) {
    const at = text.indexOf(word, from)
    expect(at, `${word} in ${text.slice(from)}`).not.toBe(-1)
    from = at + word.length
  }
  const targets = targetsOf(shown).flat()
  for (const urls of targetsOf(given)) {
    if (Object.values(droppedUrls).some((pattern) => urls.every((url) => pattern.test(url))))
      continue
    expect(
      urls.some((url) => targets.includes(url)),
      `${urls} in ${targets}`,
    ).toBe(true)
  }
})

test.each(sources)(
  '%s says the same on a server, in a browser and as plain text',
  (_name, source = '') => {
    const options = { format: 'html', baseUrl: base, siteOrigin: base } as const
    const text = parsed('')
    text.textContent = textFromHtml(source)
    const page = parsed(renderForPage(source, options))
    const shown = parsed(renderRichText(source, options))
    for (const root of [page, shown]) {
      for (const own of root.querySelectorAll('.rt-unseen, .rt-code-bar')) own.remove()
      // A link that replaces media has words of its own.
      for (const link of root.querySelectorAll('a')) {
        if (!text.textContent.includes(link.textContent.trim())) link.remove()
      }
      for (const formula of root.querySelectorAll('.rt-math')) {
        formula.replaceWith(formula.querySelector('annotation')?.textContent ?? formula.textContent)
      }
    }
    expect(wordsOf(page).join('')).toBe(wordsOf(shown).join(''))
    expect(wordsOf(text).join('')).toBe(wordsOf(shown).join(''))
  },
)
