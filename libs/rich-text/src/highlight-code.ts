import { highlighter } from './highlighter'

/** Guessing tries every language; longer texts would be felt. */
const longestGuess = 8_000
/** Below this score a guess colours prose at random. */
const leastRelevance = 5

function named(block: Element): string | undefined {
  const code = block.querySelector('code')
  const classes = `${block.className} ${code?.className ?? ''}`
  return /(?:language|lang)-([\w+#-]+)/.exec(classes)?.[1]
}

/** A piece of code as HTML with highlight.js classes, and the language found, if any. */
export function codeToHtml(code: string, name?: string): { html: string; language: string } | null {
  const hljs = highlighter()
  if (name !== undefined && hljs.getLanguage(name)) {
    return { html: hljs.highlight(code, { language: name }).value, language: name }
  }
  if (name !== undefined || code.length > longestGuess) return null
  const guess = hljs.highlightAuto(code)
  return guess.relevance >= leastRelevance && guess.language
    ? { html: guess.value, language: guess.language }
    : null
}

/** Colours the code blocks of a fragment; the text itself stays the same. */
export function highlightCode(blocks: readonly Element[]): void {
  for (const block of blocks) {
    const holder = block.querySelector('code') ?? block
    const result = codeToHtml(holder.textContent ?? '', named(block))
    if (!result) continue
    holder.innerHTML = result.html
    block.setAttribute('data-language', result.language)
  }
}
