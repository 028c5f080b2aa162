import { escapeHtml } from '../html/escape-html'
import { type RichTextLocale, fill } from '../locales/rich-text-locale'
import type { HighlightedCode } from './highlighter'
import { languageLabel } from './languages'

export interface CodeOptions {
  /** Adds a bar with the language and a copy button. The button works only inside the component. */
  withBar: boolean
}

function bar(label: string, { copy, code, copyDone }: RichTextLocale): string {
  return (
    `<div class="rt-code-bar"><span>${label}</span><button type="button" class="rt-copy">` +
    `<span class="rt-copy-idle">${escapeHtml(copy)}<span class="rt-unseen">${escapeHtml(code)}</span></span>` +
    `<span class="rt-copy-done">${escapeHtml(copyDone)}</span></button></div>`
  )
}

/** Formats inline code as HTML, without colors if highlighting is unavailable. */
export function inlineCodeToHtml(
  text: string,
  name: string | undefined,
  colored: HighlightedCode | null,
): string {
  const language = name === undefined ? '' : ` class="language-${escapeHtml(name)}"`
  return `<code${language}>${colored?.html ?? escapeHtml(text)}</code>`
}

/** Formats a code block as HTML, without colors if highlighting is unavailable. */
export function codeToHtml(
  text: string,
  name: string | undefined,
  colored: HighlightedCode | null,
  { withBar }: CodeOptions,
  locale: RichTextLocale,
): string {
  const named = name === undefined ? null : languageLabel(name)
  const language = colored?.language ?? null
  const label = named === null ? locale.code : fill(locale.codeIn, 'language', named)
  const block =
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"${language ? ` data-language="${language}"` : ''}>` +
    // Browsers drop a line break right after <pre>, but not after <code>.
    `${inlineCodeToHtml(text, name, colored)}</pre>`
  return withBar
    ? `<div class="rt-code">${bar(escapeHtml(named ?? locale.code), locale)}${block}</div>`
    : block
}
