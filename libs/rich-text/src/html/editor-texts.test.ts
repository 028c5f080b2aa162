import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'

/** Renders a text that the school's editor stored. */
function shown(name: string): HTMLElement {
  const file = new URL(`../../test/editor-texts/${name}.html`, `file://${import.meta.dirname}/`)
  const source = readFileSync(file, 'utf8')
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, {
    format: 'html',
    siteOrigin: 'https://school.example',
  })
  return holder
}

const texts = (holder: Element, selector: string) =>
  Array.from(holder.querySelectorAll(selector), ({ textContent }) => textContent)

describe('blanks and tabs', () => {
  test.each([
    ['e11-spaces', ['    ', '\t', '\t', '        ', '        ']],
    ['ann-e11-spaces', ['    ', '\t', '\t', '        ', '        ']],
    ['p01-word', ['\t']],
    ['p02-wps', ['\t']],
    ['p13-vscode', ['    ']],
  ])('of %s stay', (name, blanks) => {
    expect(texts(shown(name), '.rt-blanks')).toEqual(blanks)
  })

  test.each([
    ['<p>a\n   b</p>\n  <p>\n c</p>'],
    ['<ul>  <li>a</li>  </ul>'],
    ['<pre>  a</pre>'],
    ['<p>a <b>b</b> c</p>'],
  ])('that only format the source go: %j', (source) => {
    expect(renderRichText(source, { format: 'html' })).not.toContain('rt-blanks')
  })
})

test.each(['e04-mixedlists', 'ann-e04-mixedlists'])('adjacent lists of %s are one', (name) => {
  expect(shown(name).innerHTML.trim()).toBe(
    '<ol><li>步骤一<ul><li>说明甲</li><li>说明乙</li></ul></li>' +
      '<li>步骤二<ul><li>说明丙</li></ul></li><li>步骤三</li></ol>',
  )
})

test('levels of numbers are counted as in the editor', () => {
  expect(shown('e03-lists').innerHTML).toBe(
    '<ol><li>第一章<ol type="a"><li>第一节<ol type="i"><li>第一小节</li></ol></li><li>第二节</li></ol></li><li>第二章</li></ol>',
  )
})

test.each(['e06-colors-sizes', 'ann-e06-colors-sizes'])('hues and sizes of %s stay', (name) => {
  const holder = shown(name)
  expect(texts(holder, '[data-rt-tone="red"]')).toEqual(['红字', '红字黄底'])
  expect(texts(holder, '[data-rt-mark="yellow"]')).toEqual(['红字黄底'])
  expect(texts(holder, '[data-rt-tone="yellow"]')[0]).toBe('黄字')
  expect(texts(holder, '[data-rt-size]')).toEqual(['小字', '大字', '巨字'])
  expect(texts(holder, '[data-rt-tone], [data-rt-mark]')).not.toContain('白字黑底')
  expect(holder.textContent).toContain('白字黑底')
  expect(holder.querySelector('[style], [class*="ql-"]')).toBeNull()
})

test('videos of allowed hosts are shown', () => {
  const frames = [...shown('e10-video').querySelectorAll('iframe')]
  expect(frames.map(({ src }) => new URL(src).host)).toEqual([
    'player.bilibili.com',
    'player.bilibili.com',
    'v.qq.com',
    'player.youku.com',
  ])
})

test.each(['e05-code-quote', 'ann-e05-code-quote'])('the lines of %s are one quote', (name) => {
  expect(texts(shown(name), 'blockquote > div')).toEqual(['学而时习之', '不亦说乎'])
  expect(shown(name).querySelectorAll('blockquote')).toHaveLength(1)
})

test('a centered item keeps its level', () => {
  const items = [...shown('e12-indent').querySelectorAll('li[align="center"]')]
  expect(items.map(({ textContent }) => textContent)).toContain('粗体项')
  expect(items[1]?.closest('[data-rt-indent]')?.getAttribute('data-rt-indent')).toBe('2')
})

test('a link around an image has no mark of its own', () => {
  const link = shown('p12-webpage').querySelector('a:has(img)')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.hasAttribute('data-external')).toBe(false)
})

test('an image without a URL is not shown, and the name of a file is no alternative', () => {
  expect(shown('ann-p01-word').querySelector('img')).toBeNull()
  expect(shown('p01-word').querySelector('img')).toBeNull()
  expect(shown('ann-e07-align').querySelector('img')?.alt).toBe('')
})

test('a video is as wide as asked', () => {
  expect(shown('e17-edit-existing').querySelector('video')?.getAttribute('width')).toBe('300')
})

test.each(['p05-csdn', 'ann-p05-csdn', 'e15-code-paste'])(
  'code of %s has no empty ends',
  (name) => {
    for (const code of texts(shown(name), 'pre')) expect(code).toMatch(/^\S[^]*\S\n?$/)
  },
)

test('at most one empty line separates two blocks', () => {
  expect(shown('e11-spaces').innerHTML).not.toMatch(/<p><br><\/p>\s*<p><br><\/p>/)
  const html = renderRichText('<p>a<br><br><br><br>b</p>', { format: 'html' })
  expect(html).toBe('<p>a<br><br>b</p>')
})
