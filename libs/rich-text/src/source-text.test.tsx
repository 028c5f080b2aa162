import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadRichText } from './load-rich-text'
import { renderRichText } from './render-rich-text'
import { RichText, type RichTextProps } from './rich-text/rich-text'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))

/** Returns props that bypass the types. */
const untyped = (text: string): RichTextProps => JSON.parse(text)

describe.each(['html', 'markdown'] as const)('no text as %s', (format) => {
  test.each([null, undefined, '', ' \n'])('%j renders nothing', (source) => {
    const { container } = render(<RichText source={source} format={format} className="x" />)
    expect(container.innerHTML).toBe('')
    expect(renderToString(<RichText source={source} format={format} />)).toBe('')
    expect(console.error).not.toHaveBeenCalled()
  })

  test.each([null, undefined])('%j is an empty text for the functions', async (source) => {
    expect(renderRichText(source, { format })).toBe('')
    expect(await loadRichText(source, { format })).toBe('')
  })
})

test.each([
  '{"source":7,"format":"html"}',
  '{"source":{"html":""},"format":"html"}',
  '{"source":["x"],"format":"html"}',
])('%s renders nothing', (props) => {
  const { container } = render(<RichText {...untyped(props)} />)
  expect(container.innerHTML).toBe('')
})

test.each(['{"source":"x"}', '{"source":"x","format":"md"}'])('%s is an error', async (text) => {
  const props = untyped(text)
  const message = /'html' or 'markdown'/
  expect(() => render(<RichText {...props} />)).toThrow(message)
  expect(() => renderRichText(props.source, props)).toThrow(message)
  await expect(loadRichText(props.source, props)).rejects.toThrow(message)
})
