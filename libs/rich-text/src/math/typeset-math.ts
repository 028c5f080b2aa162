import katex from 'katex'
import * as messages from '../messages'
import { formulaOf } from './formula'
import { isMathMarkup } from './is-math-markup'
import { isPlainTex } from './is-plain-tex'
import { unsetMath } from './unset-math'

/** KaTeX's own bound on expansion counts uses of macros, whatever each use brings. */
const mostExpansions = 1_000
/** Most tokens that formulas with definitions of their own may grow to. */
const mostTokens = 50_000
const definition =
  /\\(?:[egx]?def|let|futurelet|global|(?:re)?newcommand|providecommand)(?![a-zA-Z])/

function expansions(tex: string): number {
  if (!definition.test(tex)) return mostExpansions
  return Math.min(mostExpansions, Math.ceil(mostTokens / tex.length))
}

/** Editors leave hard spaces, and entities of entities, in formulas. */
function cleaned(tex: string): string {
  return tex
    .replaceAll('\u00a0', ' ')
    .replace(/&(?:nbsp|amp|lt|gt);/g, (entity) => plain.get(entity) ?? entity)
}

const plain = new Map([
  ['&nbsp;', ' '],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
])

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const reason = message
    .replace(/^KaTeX parse error: /, '')
    .replace(/ at (?:position|end) .*$/s, '')
  return reason.length > 120 ? `${reason.slice(0, 120)}…` : reason
}

/**
 * One formula, delimiters included, as HTML with MathML beside it for screen readers. Commands that
 * make links, load images or set attributes are off; expansion and sizes are bounded. What cannot
 * be set shows its source and the reason; nothing is ever thrown.
 */
export function mathToHtml(raw: string): string {
  const { tex: typed, display } = formulaOf(raw)
  const tex = cleaned(typed)
  let isRefused = false
  try {
    const html = katex.renderToString(tex, {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      trust: () => {
        isRefused = true
        return false
      },
      strict: false,
      maxSize: 20,
      maxExpand: expansions(tex),
    })
    if (isRefused || (!isPlainTex(tex) && !isMathMarkup(html)))
      return unsetMath(raw, messages.mathRefused)
    return display
      ? `<span class="rt-math rt-math-display" role="group" aria-label="${messages.formula}" tabindex="0">${html}</span>`
      : `<span class="rt-math">${html}</span>`
  } catch (error) {
    return unsetMath(raw, messages.mathFailed(reasonOf(error)))
  }
}
