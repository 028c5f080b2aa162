import type { MarkdownIt, Token } from 'markdown-it'
import { sharedPunctuation, wide } from './wide-characters'

/** Beside a wide character, shared punctuation is as wide. */
const withoutBlank = new RegExp(
  `[${wide}][${sharedPunctuation}]*\n[${sharedPunctuation}]*[${wide}]|` +
    `[${wide}]\n[${sharedPunctuation}]|[${sharedPunctuation}]\n[${wide}]`,
  'u',
)

/** Whether a token shows nothing: the edges of emphasis and links, tags, and empty words. */
function isUnseen({ type, nesting, content }: Token): boolean {
  return nesting !== 0 || type === 'html_inline' || (type === 'text' && content === '')
}

/** More than a run of shared punctuation has. */
const reach = 10

/** The words before (-1) or after (1) a line break, without what shows nothing. */
function wordsBeside(tokens: readonly Token[], index: number, step: -1 | 1): string {
  let at = index + step
  for (let token = tokens[at]; token && isUnseen(token); token = tokens[at]) at += step
  const token = tokens[at]
  if (token?.type !== 'text' && token?.type !== 'code_inline') return ''
  return step === 1 ? token.content.slice(0, reach) : token.content.slice(-reach)
}

/**
 * Writes no blank where a line is broken between two wide characters. Chinese and Japanese have none between
 * words, and a browser draws the end of a line as one. Korean keeps it.
 */
export function softBreakRule(markdown: MarkdownIt): void {
  markdown.renderer.rules.softbreak = (tokens, index) =>
    withoutBlank.test(`${wordsBeside(tokens, index, -1)}\n${wordsBeside(tokens, index, 1)}`)
      ? ''
      : '\n'
}
