import type { LanguageFn } from 'highlight.js'
import hljs from 'highlight.js/lib/core'
import { type Language, guessedLanguages, findLanguage } from './languages'

/** Limit in characters. Longer code takes too long to highlight. */
const longestCode = 50_000
/** Limit in characters. Guessing tries every language. */
const longestGuess = 8_000
/** Minimum score of a guess. Below it, prose gets random colors. */
const minRelevance = 5

/** A separate instance of highlight.js. */
const highlighter = hljs.newInstance()

export function hasLanguage(language: string): boolean {
  return highlighter.getLanguage(language) !== undefined
}

export function registerLanguage(language: string, definition: LanguageFn): void {
  if (!hasLanguage(language)) highlighter.registerLanguage(language, definition)
}

export interface HighlightedCode {
  html: string
  language: Language
}

/**
 * Highlights code in the named or guessed language, with the classes of highlight.js. Returns `null` if there
 * is no such language, or if the code is too long.
 */
export function highlightCode(text: string, name: string | undefined): HighlightedCode | null {
  if (text.length > (name === undefined ? longestGuess : longestCode)) return null
  if (name !== undefined) {
    const language = findLanguage(name)
    if (!language || !hasLanguage(language)) return null
    return { html: highlighter.highlight(text, { language }).value, language }
  }
  const guess = highlighter.highlightAuto(text, guessedLanguages.filter(hasLanguage))
  const language = findLanguage(guess.language ?? '')
  return guess.relevance >= minRelevance && language ? { html: guess.value, language } : null
}
