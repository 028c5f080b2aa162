import { escapeHtml } from '../html/escape-html'
import { fill } from '../locales/fill'
import type { RichTextLocale } from '../locales/rich-text-locale'
import type { ColoredCode } from './highlighter'
import { languageLabel } from './languages'

/** How a block of code is written out. */
export interface CodeLook {
  /** With a bar above it: its language, and a button that copies it. Only a page can answer the button. */
  withBar: boolean
}

function bar(label: string, { copy, code, copyDone }: RichTextLocale): string {
  return (
    `<div class="rt-code-bar"><span>${label}</span><button type="button" class="rt-copy">` +
    `<span class="rt-copy-idle">${escapeHtml(copy)}<span class="rt-unseen">${escapeHtml(code)}</span></span>` +
    `<span class="rt-copy-done">${escapeHtml(copyDone)}</span></button></div>`
  )
}

/** Code within a line of text as HTML; without colors where there are none to be had. */
export function inlineCodeToHtml(
  text: string,
  name: string | undefined,
  colored: ColoredCode | null,
): string {
  const language = name === undefined ? '' : ` class="language-${escapeHtml(name)}"`
  return `<code${language}>${colored?.html ?? escapeHtml(text)}</code>`
}

/** A block of code as HTML; without colors where there are none to be had. */
export function codeToHtml(
  text: string,
  name: string | undefined,
  colored: ColoredCode | null,
  { withBar }: CodeLook,
  locale: RichTextLocale,
): string {
  const named = name === undefined ? null : languageLabel(name)
  const language = colored?.language ?? null
  const label = named === null ? locale.code : fill(locale.codeIn, 'language', named)
  const block =
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"${language ? ` data-language="${language}"` : ''}>` +
    // A browser drops one line end right after <pre>, but not after <code>.
    `${inlineCodeToHtml(text, name, colored)}</pre>`
  return withBar
    ? `<div class="rt-code">${bar(escapeHtml(named ?? locale.code), locale)}${block}</div>`
    : block
}
