import type { MarkdownIt, Token } from 'markdown-it'
import { sharedPunctuation, wide } from './cjk-emphasis'

/** Next to a wide character, shared punctuation is wide as well. */
const withoutBlank = new RegExp(
  `[${wide}][${sharedPunctuation}]*\n[${sharedPunctuation}]*[${wide}]|` +
    `[${wide}]\n[${sharedPunctuation}]|[${sharedPunctuation}]\n[${wide}]`,
  'u',
)

/** True if a token renders nothing: edges of emphasis and links, tags, and empty text. */
function isUnseen({ type, nesting, content }: Token): boolean {
  return nesting !== 0 || type === 'html_inline' || (type === 'text' && content === '')
}

/** Longer than any run of shared punctuation. */
const reach = 10

/** Text before (-1) or after (1) a line break, ignoring tokens that render nothing. */
function wordsBeside(tokens: readonly Token[], index: number, step: -1 | 1): string {
  let at = index + step
  for (let token = tokens[at]; token && isUnseen(token); token = tokens[at]) at += step
  const token = tokens[at]
  if (token?.type !== 'text' && token?.type !== 'code_inline') return ''
  return step === 1 ? token.content.slice(0, reach) : token.content.slice(-reach)
}

/**
 * Renders no space for a line break between two wide characters: Chinese and Japanese have no spaces between
 * words, but browsers render a line break as one. Korean keeps the space.
 */
export function softBreakRule(markdown: MarkdownIt): void {
  markdown.renderer.rules.softbreak = (tokens, index) =>
    withoutBlank.test(`${wordsBeside(tokens, index, -1)}\n${wordsBeside(tokens, index, 1)}`)
      ? ''
      : '\n'
}
