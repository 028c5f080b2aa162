import { afterEach, expect, test, vi } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { canSanitize, sanitize } from './sanitize'
import { parseInertly } from './trusted-html'

function cleaned(html: string): string {
  const holder = document.createElement('div')
  holder.append(sanitize(parseInertly(html)))
  return holder.innerHTML
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['words <b>and</b> elements', 'words <b>and</b> elements'],
  ['<p data-x="1" aria-hidden="true" id="y">x</p>', '<p>x</p>'],
  ['<a href="foo:bar">x</a>', '<a>x</a>'],
  [
    '<p align="left" title="a"><small>x</small> <q cite="y">z</q> <abbr title="w">v</abbr></p>',
    '<p align="left" title="a"><small>x</small> <q>z</q> <abbr title="w">v</abbr></p>',
  ],
  ['<svg><path/></svg><math><mi>x</mi></math>y', 'y'],
  ['<frameset>', ''],
])('%s is cleaned to %s', (html, result) => {
  expect(cleaned(html)).toBe(result)
})

test('a source cannot write slots and tasks', () => {
  const html = renderRichText('<p data-rt-slot="0" data-rt-task="open">x</p>', { format: 'html' })
  expect(html).toBe('<p>x</p>')
})

test('throws without a DOM', () => {
  vi.stubGlobal('window', undefined)
  expect(canSanitize()).toBe(false)
  expect(() => sanitize(document.body)).toThrow('without a DOM')
})
