import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadRichText } from './load-rich-text'
import { renderRichText } from './render-rich-text'
import { RichText, type RichTextProps } from './rich-text/rich-text'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

/** Returns props that bypass the types. */
const untyped = (text: string): RichTextProps => JSON.parse(text)

describe.each(['html', 'markdown'] as const)('no text as %s', (format) => {
  test.each([null, undefined, '', ' \n'])('%j renders nothing and is not reported', (source) => {
    const { container } = render(<RichText source={source} format={format} className="x" />)
    expect(container.innerHTML).toBe('')
    expect(renderToString(<RichText source={source} format={format} />)).toBe('')
    expect(console.error).not.toHaveBeenCalled()
  })

  test.each([null, undefined])('%j is an empty text for the functions', async (source) => {
    expect(renderRichText(source, { format })).toBe('')
    expect(await loadRichText(source, { format })).toBe('')
    expect(console.error).not.toHaveBeenCalled()
  })
})

test.each([
  ['{"source":7,"format":"html"}', '"source" is a number'],
  ['{"source":{"html":""},"format":"html"}', '"source" is an object'],
  ['{"source":["x"],"format":"html"}', '"source" is an array'],
])('%s renders nothing and is reported once by name', (props, words) => {
  const { container, rerender } = render(<RichText {...untyped(props)} />)
  rerender(<RichText {...untyped(props)} />)
  expect(container.innerHTML).toBe('')
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`RichText: ${words}, and nothing is shown. Give a string of HTML or Markdown.`],
  ])
})

test('reports an unknown format with the valid ones', () => {
  render(<RichText {...untyped('{"source":"x","format":"md"}')} />)
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [`RichText: "format" is "md", and the text is read as HTML. Give 'html' or 'markdown'.`],
  ])
})

test('production builds report nothing', () => {
  vi.stubEnv('NODE_ENV', 'production')
  renderRichText(untyped('{"source":7,"format":"html"}').source, { format: 'html' })
  expect(console.error).not.toHaveBeenCalled()
  vi.unstubAllEnvs()
  renderRichText(untyped('{"source":7,"format":"html"}').source, { format: 'html' })
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('renderRichText: "source"'))
})
