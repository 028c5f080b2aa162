import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { codeOfEditors } from './read-code.fixture'

/** Language and text of the only block, and the words outside. */
function codeOf(source: string) {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'html' })
  const block = holder.querySelector('pre')
  const found = [block?.dataset.language, block?.textContent?.trimEnd()]
  block?.remove()
  return [...found, holder.textContent.trim()]
}

test.each(codeOfEditors)('%s is code', (source, language, text) => {
  expect(codeOf(source)).toEqual([language, text, ''])
})

test.each([
  ['{.python}', 'python'],
  ['js{1,3}', 'javascript'],
  ['python:main.py', 'python'],
  ['c++', 'cpp'],
])('the fence %s names %s', (info, language) => {
  const html = renderRichText(`\`\`\`${info}\nx\n\`\`\``, { format: 'markdown' })
  expect(html).toContain(`data-language="${language}"`)
})
