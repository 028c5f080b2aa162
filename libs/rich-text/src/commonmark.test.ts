import { tests } from 'commonmark-spec'
import { describe, expect, test } from 'vitest'
import { commonmarkDifferences, type CommonmarkDifference } from '../test/commonmark-differences'
import { linkUrl, mediaUrl } from './html/urls'
import { sanitize } from './html/sanitize'
import { parseInertly } from './html/trusted-html'
import { renderRichText } from './render-rich-text'

const siteOrigin = 'https://school.example'

const blocks = '(</?(?:p|div|blockquote|ul|ol|li|h\\d|pre|hr|table|section)(?: [^>]*)?>)'

function opened(html: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder
}

/** Removes line breaks around blocks, like the comparison of CommonMark itself. */
function compared(html: string): string {
  return opened(html)
    .innerHTML.replace(new RegExp(`${blocks}\n+`, 'g'), '$1')
    .replace(new RegExp(`\n+${blocks}`, 'g'), '$1')
    .trim()
}

function isPlainUrl(element: Element): boolean {
  const href = element.getAttribute('href')
  const src = element.getAttribute('src')
  if (href !== null) return linkUrl(href, siteOrigin)?.href === href
  return src === null || mediaUrl(src, {}) === src
}

/** Applies the intended differences to the HTML of CommonMark. */
const applies: Record<CommonmarkDifference, (theirs: HTMLElement) => boolean> = {
  headings: (theirs) => theirs.querySelector('h1') !== null,
  code: (theirs) => theirs.querySelector('pre') !== null,
  images: (theirs) => theirs.querySelector('img') !== null,
  tables: (theirs) => theirs.querySelector('table') !== null,
  links: (theirs) =>
    [...theirs.querySelectorAll('a[href]')].some(
      (link) => linkUrl(link.getAttribute('href') ?? '', siteOrigin)?.isExternal,
    ),
  urls: (theirs) =>
    [...theirs.querySelectorAll('[href], [src]')].some((element) => !isPlainUrl(element)),
  rawHtml(theirs) {
    const passed = document.createElement('div')
    passed.append(sanitize(parseInertly(theirs.innerHTML)))
    return (
      passed.innerHTML !== theirs.innerHTML ||
      theirs.querySelector('[class]:not(pre > code)') !== null
    )
  },
}

const examples = tests.map(({ markdown, html, number }) => {
  // The specification shows tabs as arrows.
  const theirs = html.replaceAll('→', '\t')
  const source = markdown.replaceAll('→', '\t')
  return { number, theirs, ours: renderRichText(source, { format: 'markdown', siteOrigin }) }
})
const same = examples.filter(({ ours, theirs }) => compared(ours) === compared(theirs))
const others = examples.filter((example) => !same.includes(example))

describe('the 652 examples of CommonMark 0.31.2', () => {
  test('are complete', () => {
    expect(examples).toHaveLength(652)
  })

  test('pass unchanged or differ for a listed reason', () => {
    const reasons = Object.entries(commonmarkDifferences).map(([reason, { examples }]) => [
      reason,
      examples,
    ])
    const found = Object.entries(applies).map(([reason, isReason]) => [
      reason,
      others.filter(({ theirs }) => isReason(opened(theirs))).map(({ number }) => number),
    ])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(reasons))
    expect(
      new Set(Object.values(commonmarkDifferences).flatMap(({ examples }) => examples)).size,
    ).toBe(others.length)
    expect(same).toHaveLength(439)
  })

  test.each(others)(
    '$number is what the HTML asked for becomes in an HTML text',
    ({ theirs, ours }) => {
      const html = renderRichText(theirs, { format: 'html', siteOrigin })
      // HTML texts keep their blanks, and name languages by classes, of which only known forms are read.
      const unnamed = (text: string) =>
        text
          .replace(/ aria-label="[^"]*代码"| class="language-[^"]*"/g, '')
          .replace(/<span class="rt-blanks">( +)<\/span>/g, '$1')
      expect(compared(unnamed(ours))).toBe(compared(unnamed(html)))
    },
  )
})
