import { areDollarWords } from './dollar-words'
import { areEscapedBrackets } from './escaped-brackets'

export interface MathMatch {
  /** TeX without its delimiters. */
  tex: string
  /** Display formula. */
  display: boolean
  /** Index after the closing delimiter. */
  end: number
}

/** Finds formulas in one text. Remembers searched ranges, so that a whole text costs one pass. */
export interface MathScanner {
  readonly text: string
  /** Returns the formula that opens exactly at `at`, or `null`. */
  matchAt: (at: number) => MathMatch | null
  /** Returns the index of the first unescaped closing delimiter from `from` on, or -1. */
  nextCloser: (closer: string, from: number) => number
}

/** Context of the formulas: in Markdown, two dollars can enclose code spans, tags and links. */
export type MathSurroundings = 'plain' | 'markdown'

/** Maximum length of a formula in characters. Longer ones stay as typed. */
export const longestFormula = 5_000

/** An amount followed by words, as in `$5 or 6$`, or by Chinese punctuation, as in `$5，…`. */
const amount = /^\d[\d.,]*(?:\s*[\p{Script=Han}、，。；]|\s+\p{L}{2,}|[^{}]*[，。；：！？、])/u

/** Start of code, of a link target or of a quoted attribute. A dollar inside closes nothing. */
const foreign = /`|\]\([^()\s]*$|<[a-z][\w-]*\s[^<>]*=\s*["'][^<>]*$/i

/** Environments of KaTeX that need no delimiters around them. */
const environment =
  /^\\begin\{((?:align|alignat|equation|gather|[bBpvV]?matrix)\*?|aligned|alignedat|gathered|[dr]?cases|drcases|smallmatrix|array|split|CD)\}/

const url = /(?:https?:\/\/|www\.)/i
const urlEnd = /[\s<>"'\u3000-\u9fff\uff00-\uffef]/

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

function isInsideUrl(text: string, at: number): boolean {
  let start = at
  while (start > 0 && at - start < 300 && !urlEnd.test(text.charAt(start - 1))) start--
  return url.test(text.slice(start, at))
}

/** Returns the index of the first dollar that can close `$…`, or -1 if the paragraph ends before. */
function closingDollar(text: string, from: number): number {
  const limit = Math.min(text.length, from + longestFormula)
  for (let at = from; at < limit; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '$') return at
    else if (character === '\n' && /^\s*\n/.test(text.slice(at + 1, at + 40))) return -1
  }
  return -1
}

/**
 * Creates a scanner for `text`. Delimiters are `$$…$$` and `\[…\]` (display), `$…$` and `\(…\)` (inline).
 * Environments such as `align` need no delimiters. A dollar that is money (`$5 and $6`), escaped or part of a
 * URL opens nothing.
 */
export function mathScanner(text: string, surroundings: MathSurroundings): MathScanner {
  const known = new Map<string, { from: number; at: number }>()

  function nextCloser(closer: string, from: number): number {
    const last = known.get(closer)
    if (last && last.from <= from && (last.at === -1 || last.at >= from)) return last.at
    let at = text.indexOf(closer, from)
    while (at !== -1 && isEscaped(text, at)) at = text.indexOf(closer, at + 1)
    known.set(closer, { from, at })
    return at
  }

  function isFormula(tex: string): boolean {
    return /[^\\\s]/.test(tex) && (surroundings === 'plain' || !foreign.test(tex))
  }

  function delimited(at: number, closer: string, display: boolean): MathMatch | null {
    const close = nextCloser(closer, at + 2)
    if (close === -1 || close - at > longestFormula) return null
    const tex = text.slice(at + 2, close)
    const end = close + 2
    const isWords =
      surroundings === 'markdown' && closer !== '$$' && areEscapedBrackets(text, at, end)
    return isFormula(tex) && !isWords ? { tex, display, end } : null
  }

  /** A whole environment, which can contain others of its name. */
  function environmentAt(at: number): MathMatch | null {
    const [begin, name = ''] = environment.exec(text.slice(at, at + 24)) ?? []
    if (!begin) return null
    const closer = `\\end{${name}}`
    let end = at + begin.length
    let close = nextCloser(closer, end)
    for (let depth = 1; close !== -1 && close - at < longestFormula;) {
      depth += text.slice(end, close).split(begin).length - 2
      end = close + closer.length
      if (depth === 0) {
        const tex = text.slice(at, end)
        return isFormula(tex) ? { tex, display: true, end } : null
      }
      close = nextCloser(closer, end)
    }
    return null
  }

  function singleDollar(at: number): MathMatch | null {
    if (/[\dA-Za-z$]/.test(text.charAt(at - 1)) || /\s|^$/.test(text.charAt(at + 1))) return null
    const close = closingDollar(text, at + 1)
    if (close === -1) return null
    const tex = text.slice(at + 1, close)
    const isMoney =
      /\s$/.test(tex) || /\d/.test(text.charAt(close + 1)) || amount.test(tex) || url.test(tex)
    const isWords = isMoney || areDollarWords(tex, text.slice(close + 1, close + 3))
    return !isWords && isFormula(tex) ? { tex, display: false, end: close + 1 } : null
  }

  function matchAt(at: number): MathMatch | null {
    const pair = text.slice(at, at + 2)
    const opens = /^(?:\$|\\[([]|\\begin\{)/.test(text.slice(at, at + 7))
    if (!opens || isEscaped(text, at) || isInsideUrl(text, at)) return null
    if (pair === '\\b') return environmentAt(at)
    if (pair === '$$') return delimited(at, '$$', true)
    if (pair === '\\[') return delimited(at, '\\]', true)
    if (pair === '\\(') return delimited(at, '\\)', false)
    return singleDollar(at)
  }

  return { text, matchAt, nextCloser }
}
