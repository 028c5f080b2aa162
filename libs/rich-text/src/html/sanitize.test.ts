import { afterEach, expect, test, vi } from 'vitest'
import { canSanitize, sanitize } from './sanitize'

function cleaned(html: string, options: Partial<Parameters<typeof sanitize>[1]> = {}): string {
  const holder = document.createElement('div')
  holder.append(sanitize(html, { format: 'html', ...options }))
  return holder.innerHTML
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['words <b>and</b> elements', 'words <b>and</b> elements'],
  ['<p data-x="1" aria-hidden="true" id="y">x</p>', '<p>x</p>'],
  ['<a href="foo:bar">x</a>', '<a>x</a>'],
  ['<p data-rt-slot="0" data-rt-task="open">x</p>', '<p>x</p>'],
  [
    '<p align="left" title="a"><small>x</small> <q cite="y">z</q> <abbr title="w">v</abbr></p>',
    '<p align="left" title="a"><small>x</small> <q>z</q> <abbr title="w">v</abbr></p>',
  ],
  ['<svg><path/></svg><math><mi>x</mi></math>y', 'y'],
  ['<frameset>', ''],
])('%s is cleaned to %s', (html, result) => {
  expect(cleaned(html)).toBe(result)
})

test('slot and task attributes pass in Markdown only', () => {
  const marked = '<p data-rt-slot="0" data-rt-task="open">x</p>'
  expect(cleaned(marked, { format: 'markdown' })).toBe(marked)
})

test('removes listed elements and keeps their content', () => {
  const html = '<h2>a <b>b</b></h2><p>c<img src="/d.png"> <a href="/e">f</a></p>'
  expect(cleaned(html, { removedElements: ['b', 'img', 'a'] })).toBe('<h2>a b</h2><p>c f</p>')
})

test('custom elements, sectioning elements and data attributes pass if listed', () => {
  const html =
    '<aside role="note"><school-term data-term="x" data-other="y" onclick="z()">a</school-term></aside>'
  expect(cleaned(html)).toBe('a')
  expect(
    cleaned(html, {
      extraElements: ['aside', 'school-term'],
      extraAttributes: ['role', 'data-term'],
    }),
  ).toBe('<aside role="note"><school-term data-term="x">a</school-term></aside>')
})

test('throws without a DOM', () => {
  vi.stubGlobal('window', undefined)
  expect(canSanitize()).toBe(false)
  expect(() => sanitize('<b>x</b>', { format: 'html' })).toThrow('without a DOM')
})
