import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRichText } from '../load-rich-text'
import { renderRichText } from '../render-rich-text'
import type { RichTextOptions } from '../rich-text-options'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

/** Passes options like a host without type checks. */
const untyped = (text: string): RichTextOptions => JSON.parse(text)

const source = '## a\n\n`b` [c](/d) <i>e</i> <iframe src="https://x.example"></iframe>'
const usual = renderRichText(source, { format: 'markdown' })

test.each([
  ['"baseUrl":7', 'Give a string.'],
  ['"siteOrigin":{}', 'Give a string.'],
  ['"frameHosts":null', 'Give an array of strings.'],
  ['"removedElements":"img"', 'Give an array of strings.'],
  ['"extraElements":[7]', 'Give an array of strings.'],
  ['"linkify":"yes"', 'Give true or false.'],
  ['"footnoteIds":{}', 'Give a string.'],
  ['"locale":null', 'Give an object of strings.'],
  ['"locale":"en"', 'Give an object of strings.'],
  ['"messages":{"copy":42}', 'Give an object of strings.'],
])('reports %s by name and ignores it', async (option, remedy) => {
  const options = untyped(`{"format":"markdown",${option}}`)
  expect(renderRichText(source, options)).toBe(usual)
  expect(await loadRichText(source, options)).toBe(usual)
  expect(console.error).toHaveBeenCalledTimes(2)
  const [first] = vi.mocked(console.error).mock.calls[0] ?? []
  expect(first).toMatch(/^renderRichText: "\w+" is .*, and it is left out\. /)
  expect(first).toContain(remedy)
})

test.each(['{}', '{"format":"md"}', 'null'])('a text with the options %s is HTML', async (text) => {
  const html = '<p><b>a</b> $x$</p>'
  const usual = renderRichText(html, { format: 'html' })
  expect(renderRichText(html, untyped(text))).toBe(usual)
  expect(await loadRichText(html, untyped(text))).toBe(usual)
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining("the text is read as HTML. Give 'html' or 'markdown'."),
  )
})

test('completes a partial locale', () => {
  const html = renderRichText('```js\n1\n```', untyped('{"format":"markdown","locale":{}}'))
  expect(html).toContain('aria-label="JavaScript 代码"')
  expect(console.error).not.toHaveBeenCalled()
})
