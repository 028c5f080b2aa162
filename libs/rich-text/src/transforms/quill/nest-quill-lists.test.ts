import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../test/attack-problems'
import { renderRichText } from '../../render-rich-text'
import { quillCode, quillTexts } from './nest-quill-lists.fixture'

function shown(source: string, format: 'html' | 'markdown'): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format })
  return holder
}

describe.each(['html', 'markdown'] as const)('in %s', (format) => {
  test.each(quillTexts)('%s', (quill, html) => {
    const holder = shown(quill, format)
    expect(holder.innerHTML.trim()).toBe(html)
    expect(problemsOf(holder).filter((problem) => !problem.startsWith('<input'))).toEqual([])
  })

  test.each(quillCode)('%j is code', (quill, blocks) => {
    const found = Array.from(
      shown(quill, format).querySelectorAll('pre'),
      ({ dataset, textContent }) => `${dataset.language ?? ''}: ${textContent.trim()}`,
    )
    expect(found).toEqual(blocks)
  })
})

test('ignores an invalid language name', () => {
  const holder = shown('<pre data-language="a b &quot;>x">甲</pre>', 'html')
  expect(holder.querySelector('pre')?.dataset.language).toBeUndefined()
})
