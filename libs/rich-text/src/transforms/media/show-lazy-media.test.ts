import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../test/attack-problems'
import { renderRichText } from '../../render-rich-text'
import type { RichTextOptions } from '../../rich-text-options'
import { lazyMedia } from './show-lazy-media.fixture'

function shown(source: string, options: Partial<RichTextOptions> = {}): HTMLElement {
  const holder = document.createElement('div')
  const baseUrl = 'https://api.example'
  holder.innerHTML = renderRichText(source, { format: 'html', baseUrl, ...options })
  return holder
}

describe.each(['html', 'markdown'] as const)('in %s', (format) => {
  test.each(lazyMedia)('%s', (html, url) => {
    const holder = shown(`<p>字${html}</p>`, { format })
    const media = holder.querySelector('img, video, audio, iframe')
    const srcset = media?.getAttribute('srcset')
    const found = media && [media.getAttribute('src') ?? 'null', srcset ?? []].flat().join(' | ')
    expect(found).toBe(url)
    expect(holder.innerHTML).not.toMatch(/data-(?!external)/)
    expect(problemsOf(holder).filter((problem) => !problem.startsWith('<iframe'))).toEqual([])
  })
})

test('a source of a picture is shown as well', () => {
  const html = '<picture><source data-srcset="/a.avif"><img src="/a.png"></picture>'
  expect(shown(html).querySelector('source')?.getAttribute('srcset')).toBe(
    'https://api.example/a.avif',
  )
})
