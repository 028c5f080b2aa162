import { expect, test, vi } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { isHarmlessAttribute, isHarmlessElement } from './allowed-names'

test.each([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'annotation-xml',
  'font-face',
  'form',
  'input',
  'object',
  'base',
  'noscript',
  'textarea',
  'select',
  'title',
  'SCHOOL-TERM',
  '-x',
  'a b-c',
])('the element %s never passes, even if the host adds it', (name) => {
  expect(isHarmlessElement(name)).toBe(false)
})

test.each([
  'onclick',
  'style',
  'class',
  'id',
  'name',
  'href',
  'src',
  'srcdoc',
  'is',
  'form',
  'xmlns',
  'data-rt-slot',
  'aria-',
  'data-',
])('the attribute %s never passes, even if the host adds it', (name) => {
  expect(isHarmlessAttribute(name)).toBe(false)
})

const options = { siteOrigin: 'https://school.example' } as const

test('elements are also removed from Markdown without raw HTML', () => {
  const source = '# a\n\nb ![c](/d.png) **e**\n\n    f'
  const html = renderRichText(source, {
    ...options,
    format: 'markdown',
    removedElements: ['h1', 'h2', 'img', 'strong'],
  })
  expect(html).not.toMatch(/<(?:h\d|img|strong)/)
  expect(html).toMatch(/a[^]*b[^]*e[^]*f/)
})

test('other names render the same text again', () => {
  const source = '<aside>a</aside>'
  const plain = renderRichText(source, { ...options, format: 'html' })
  const extended = renderRichText(source, {
    ...options,
    format: 'html',
    extraElements: ['aside'],
  })
  expect([plain, extended]).toEqual(['a', source])
})

test('reports names that cannot be added', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const html = renderRichText('<form onclick="x()">a</form>', {
    ...options,
    format: 'html',
    extraElements: ['form'],
    extraAttributes: ['onclick'],
  })
  expect(html).toBe('a')
  expect(report.mock.calls.flat().join()).toMatch(/"form" of "extraElements"[^]*"onclick"/)
})
