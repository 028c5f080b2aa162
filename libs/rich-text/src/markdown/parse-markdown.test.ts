import { tests } from 'commonmark-spec'
import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { parseMarkdown } from './parse-markdown'

const options = { format: 'markdown', siteOrigin: 'https://school.example' } as const

test('pieces of any size are the blocks of the whole text', () => {
  const source = tests
    .filter(({ section }) => section === 'Emphasis and strong emphasis')
    .map(({ markdown }) => markdown)
    .join('\n')
  const htmlOf = (size?: number) => [...parseMarkdown(source, size).pieces].map(({ html }) => html)
  expect(htmlOf(100).length).toBeGreaterThan(10)
  expect(htmlOf(100).join('')).toBe(htmlOf().join(''))
})

test('raw HTML beside Markdown changes nothing else', () => {
  const source =
    '# 一\n\n[a](/b "c") [d](https://other.example "e&") ![h](i.png "j")\n\n' +
    '| k |\n|:-:|\n| m |\n\n- [x] o\n\n7) s\n\n```js\n1\n```'
  expect(renderRichText(`${source}\n\n<i></i>`, options)).toContain(
    renderRichText(source, options).trim(),
  )
})
