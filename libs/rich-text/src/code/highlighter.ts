import type { HLJSApi, LanguageFn } from 'highlight.js'
import hljs from 'highlight.js/lib/core'
import { consistsOf } from '../html/consists-of'
import { type Language, guessedLanguages, languageNamed } from './languages'

/** Whether HTML consists of nothing but escaped words and spans with a class, as a highlighter writes. */
const isCodeMarkup = consistsOf('/span>|span class="[\\w .-]*">')

/** Longer code takes longer than a reader should wait for its colors. */
const longestCode = 50_000
/** Guessing tries every language. */
const longestGuess = 8_000
/** Below this score a guess colors prose at random. */
const leastRelevance = 5

let shared: HLJSApi | undefined

/** highlight.js on an instance of its own. */
function highlighter(): HLJSApi {
  shared ??= hljs.newInstance()
  return shared
}

/** Whether code in a language can be colored already. */
export function knowsLanguage(language: string): boolean {
  return highlighter().getLanguage(language) !== undefined
}

/** Teaches the highlighter a language. */
export function learnLanguage(language: string, definition: LanguageFn): void {
  if (!knowsLanguage(language)) highlighter().registerLanguage(language, definition)
}

/** Code with its colors, and the language found. */
export interface ColoredCode {
  html: string
  language: Language
}

function color(text: string, name: string | undefined): ColoredCode | null {
  if (name !== undefined) {
    const language = languageNamed(name)
    if (!language || !knowsLanguage(language)) return null
    return { html: highlighter().highlight(text, { language }).value, language }
  }
  if (text.length > longestGuess) return null
  const candidates = guessedLanguages.filter(knowsLanguage)
  const guess = highlighter().highlightAuto(text, candidates)
  const language = languageNamed(guess.language ?? '')
  return guess.relevance >= leastRelevance && language ? { html: guess.value, language } : null
}

/**
 * Code as HTML with the classes of highlight.js, in the named language or in the one it looks like.
 * `null` where no language is known, or where the highlighter wrote anything but words and spans.
 */
export function colorCode(text: string, name: string | undefined): ColoredCode | null {
  const colored = text.length > longestCode ? null : color(text, name)
  return colored && isCodeMarkup(colored.html) ? colored : null
}
