import { tests } from 'commonmark-spec'
import { describe, expect, test } from 'vitest'
import { markdownAttacks } from '../../test/attacks/markdown'
import { renderRichText } from '../render-rich-text'
import { isFinishedMarkup, parseMarkdown } from './parse-markdown'

const options = { format: 'markdown', siteOrigin: 'https://school.example' } as const
const rawHtml = /<[a-z!?/]/i

function isFinished(source: string, linkify = false): boolean {
  const { pieces } = parseMarkdown(source, { ...options, linkify })
  return [...pieces].every((piece) => piece.isFinished)
}

describe('a text without raw HTML', () => {
  const plain = [...tests.map(({ markdown }) => markdown), ...markdownAttacks].filter(
    (source) => !rawHtml.test(source),
  )

  test.each(plain)('needs no sanitizer: %j', (source) => {
    expect(isFinished(source)).toBe(true)
    expect(isFinished(source, true)).toBe(true)
  })

  test.each([
    [
      'with a heading 1',
      [
        '# 一\n\n## 二\n\n[a](/b "c") [d](https://other.example "e&") [f](javascript:g) ![h](i.png "j")',
        '| k | l |\n|:-:|--:|\n| m | n |\n\n- [x] o\n- [ ] p\n\n1. [x] q\n\n   r\n\n7) s\n\n> t  \nu',
        '| v |\n|---|\n\n`w` **x** ~~y~~ <mailto:z@school.example> $x$\n\n```js\n1\n```\n\n---',
      ],
    ],
    ['without one', ['## 二\n\n###### 六\n\n[外](https://other.example)']],
    ['with images', ['![a](data:image/png;base64,AAAA) x ![b](ftp://y.example/z) ![*c* `d`](/e)']],
  ])('gets the same decoration as with raw HTML: %s', (_what, parts) => {
    const source = parts.join('\n\n')
    const holder = document.createElement('div')
    holder.innerHTML = renderRichText(source, options)
    const finished = holder.innerHTML
    expect(isFinished(source)).toBe(true)
    holder.innerHTML = renderRichText(`${source}\n\n<i></i>`, options)
    expect(finished.trim()).toBe(holder.innerHTML.replace('<p><i></i></p>', '').trim())
  })
})

test('raw HTML is left to the sanitizer', () => {
  for (const source of ['<b>x</b>', 'x <b>y</b>', '- x <!-- y -->', '<div>\n\nx'])
    expect(isFinished(source), source).toBe(false)
})

test.each([
  '<script>',
  '<p onclick="x">',
  '<a href="javascript:x">',
  '<a href="//evil.example">',
  '<a href="/x" onclick="y">',
  '<img src="x" alt="">',
  '<img src="data:image/svg+xml,x" alt="" loading="lazy" decoding="async">',
  '<div class="modal">',
  '<iframe src="https://evil.example">',
  '<p',
])('a finished text does not contain %s', (html) => {
  expect(isFinishedMarkup(`<p>a</p>${html}`)).toBe(false)
})
