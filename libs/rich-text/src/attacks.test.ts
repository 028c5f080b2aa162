import { describe, expect, test } from 'vitest'
import { attackStrings } from '../test/attack-strings'
import { renderRichText } from './render-rich-text'

const siteOrigin = 'https://school.example'

const forbiddenElements =
  'script, style, link, meta, base, object, embed, applet, form, button, select, textarea, template, ' +
  'frame, frameset, svg:not(.katex *), area, [srcdoc], [srcset], [formaction], [ping], [background], ' +
  '[autofocus], [autoplay], [contenteditable], [id], [name], [is], [slot]'

const ownClass = /^(?:rt-|hljs|language-|lang-)/

/** What a reader's browser would make of a finished text. */
function opened(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

function problemsOf(html: string): string[] {
  const page = opened(html)
  const problems = [...page.body.querySelectorAll(forbiddenElements)].map((node) => node.outerHTML)
  for (const element of page.body.querySelectorAll('*')) {
    const isKatex = element.closest('.katex, .katex-display') !== null
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) problems.push(`${name}=${value}`)
      if (name === 'style' && !isKatex) problems.push(`style=${value}`)
      if (/^\s*(?:javascript|vbscript|file|blob|intent|feed|jar|view-source):/i.test(value))
        problems.push(`${name}=${value}`)
      if (name === 'href' && !/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/.test(value))
        problems.push(`${name}=${value}`)
      if (name === 'class' && !isKatex) {
        for (const part of element.classList)
          if (!ownClass.test(part)) problems.push(`class=${part}`)
      }
    }
    if (isKatex && element.matches('a, img, [href], [src], [data-x]'))
      problems.push(element.outerHTML)
    if (element.matches('[href^="http"]') && !element.getAttribute('rel')?.includes('noopener'))
      problems.push(element.outerHTML)
    if (element.localName === 'iframe') {
      const src = new URL(element.getAttribute('src') ?? '')
      if (src.origin !== 'https://player.bilibili.com' || !element.hasAttribute('sandbox'))
        problems.push(element.outerHTML)
    }
  }
  return problems
}

describe.each(['html', 'markdown'] as const)('an attack written as %s', (format) => {
  test.each(attackStrings)('is inert: %s', (attack) => {
    const html = renderRichText(attack, { format, siteOrigin })
    expect(problemsOf(html)).toEqual([])
    const reopened = opened(html).body.innerHTML
    expect(opened(reopened).body.innerHTML).toBe(reopened)
  })

  test.each(attackStrings)('is inert inside other content: %s', (attack) => {
    const source = `<p>前 <b>文</b></p>\n\n<table><tr><td>${attack}</td></tr></table>\n\n后 $x$`
    expect(problemsOf(renderRichText(source, { format, siteOrigin }))).toEqual([])
  })
})

test('the check itself sees an attack', () => {
  expect(problemsOf('<img src=x onerror=alert(1)>')).not.toEqual([])
  expect(problemsOf('<a href="javascript:alert(1)">x</a>')).not.toEqual([])
  expect(problemsOf('<iframe src="https://evil.example/"></iframe>')).not.toEqual([])
})
