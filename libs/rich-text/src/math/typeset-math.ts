import katex from 'katex'
import { escapeHtml } from '../html/escape-html'
import { type RichTextLocale, fill } from '../locales/rich-text-locale'
import { mathErrorToHtml } from './math-fallback'

interface Formula {
  tex: string
  /** Display formula. */
  display: boolean
}

/** Removes the delimiters of a formula as typed, e.g. `$x$` or `\[x\]`. */
function formulaOf(raw: string): Formula {
  if (raw.startsWith('\\begin')) return { tex: raw, display: true }
  const display = raw.startsWith('$$') || raw.startsWith('\\[')
  const width = display || raw.startsWith('\\') ? 2 : 1
  return { tex: raw.slice(width, -width), display }
}

/** KaTeX limits the number of macro expansions, but not their size. */
const mostExpansions = 1_000
/** Maximum number of tokens after expanding formulas with their own definitions. */
const mostTokens = 50_000
const definition =
  /\\(?:[egx]?def|let|futurelet|global|(?:re)?newcommand|providecommand)(?![a-zA-Z])/

function expansions(tex: string): number {
  if (!definition.test(tex)) return mostExpansions
  return Math.min(mostExpansions, Math.ceil(mostTokens / tex.length))
}

/** Editors leave non-breaking spaces and double-escaped entities in formulas. */
function cleaned(tex: string): string {
  return tex
    .replaceAll(/\u00a0|&nbsp;/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const reason = message
    .replace(/^KaTeX parse error: /, '')
    .replace(/ at (?:position|end) .*$/s, '')
  return reason.length > 120 ? `${reason.slice(0, 120)}…` : reason
}

/**
 * Typesets a formula, delimiters included, as HTML with MathML for screen readers, or as MathML alone, which
 * is shorter and needs no styles. Commands that create links, load images or set attributes are disabled.
 * Expansion and sizes are limited. An invalid formula shows its source and the reason. Never throws.
 */
function typeset(raw: string, locale: RichTextLocale, output: 'htmlAndMathml' | 'mathml'): string {
  const { tex: typed, display } = formulaOf(raw)
  const tex = cleaned(typed)
  let isRefused = false
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      output,
      throwOnError: true,
      trust: () => {
        isRefused = true
        return false
      },
      strict: false,
      maxSize: 20,
      maxExpand: expansions(tex),
    })
    if (isRefused) return mathErrorToHtml(raw, locale.mathRefused)
    return display
      ? `<span class="rt-math rt-math-display" role="group" aria-label="${escapeHtml(locale.formula)}" tabindex="0">${html}</span>`
      : `<span class="rt-math">${html}</span>`
  } catch (error) {
    return mathErrorToHtml(raw, fill(locale.mathFailed, 'reason', reasonOf(error)))
  }
}

/** Typesets a formula for pages with the styles of KaTeX. */
export function mathToHtml(raw: string, locale: RichTextLocale): string {
  return typeset(raw, locale, 'htmlAndMathml')
}

/** Formats a formula as MathML, for pages without the styles of KaTeX. */
export function mathToMathml(raw: string, locale: RichTextLocale): string {
  return typeset(raw, locale, 'mathml')
}
