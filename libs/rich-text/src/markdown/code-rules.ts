import type { MarkdownIt, RendererRule } from 'markdown-it'
import { takeOut } from './slots-of-env'

const code: RendererRule = (tokens, index, _options, env) => {
  const { content: text = '', info = '' } = tokens[index] ?? {}
  const [language] = info.trim().split(/\s+/)
  return `${takeOut({ kind: 'code', text, language: language || undefined }, env)}\n`
}

/** Takes blocks of code out of the text, to be colored when the highlighter is there. */
export function codeRules(markdown: MarkdownIt): void {
  const { unescapeAll } = markdown.utils
  markdown.renderer.rules.code_block = code
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    if (token) token.info = unescapeAll(token.info)
    return code(tokens, index, ...rest)
  }
}
