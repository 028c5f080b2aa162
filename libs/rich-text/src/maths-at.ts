/** A formula found in a text. */
export interface MathsMatch {
  /** TeX without its delimiters. */
  tex: string
  /** Set on a line of its own. */
  display: boolean
  /** Index after the closing delimiter. */
  end: number
}

/** Longest formula looked for; keeps a text full of unclosed openers linear. */
const longest = 10_000

/** An amount followed by words, as in `$5 or 6$`. */
const amount = /^\d[\d.,]*(?:\s*[\p{Script=Han}、，。；]|\s+\p{L}{2,})/u

function closing(text: string, closer: string, from: number): number {
  const limit = Math.min(text.length, from + longest)
  for (let at = text.indexOf(closer, from); at !== -1 && at < limit;) {
    if (closer !== '$$' || text[at - 1] !== '\\') return at
    at = text.indexOf(closer, at + 1)
  }
  return -1
}

function delimited(text: string, at: number, closer: string, display: boolean): MathsMatch | null {
  const close = closing(text, closer, at + 2)
  if (close === -1) return null
  const tex = text.slice(at + 2, close)
  return tex.trim() === '' ? null : { tex, display, end: close + 2 }
}

function singleDollar(text: string, at: number): MathsMatch | null {
  if (/[\dA-Za-z]/.test(text[at - 1] ?? '') || /\s|^$/.test(text[at + 1] ?? '')) return null
  const limit = Math.min(text.length, at + longest)
  for (let close = at + 1; close < limit; close++) {
    const character = text[close]
    if (character === '\\') close++
    else if (character === '\n' && /^\s*\n/.test(text.slice(close + 1, close + 40))) return null
    else if (character === '$') {
      const tex = text.slice(at + 1, close)
      const isMoney = /\s$/.test(tex) || /\d/.test(text[close + 1] ?? '') || amount.test(tex)
      return isMoney ? null : { tex, display: false, end: close + 1 }
    }
  }
  return null
}

function isInsideAddress(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 300), at)
  const word = before.slice(before.search(/[^\s<>"'\u3000-\u9fff\uff00-\uffef]*$/))
  return /(?:https?:\/\/|www\.)/i.test(word)
}

/**
 * The formula that opens exactly at `at`, or `null`. Delimiters: `$$…$$` and `\[…\]` (display),
 * `$…$` and `\(…\)`. A dollar that is money (`$5 and $6`), escaped, or part of a web address opens
 * nothing.
 */
export function mathsAt(text: string, at: number): MathsMatch | null {
  const pair = text.slice(at, at + 2)
  const opens = pair.startsWith('$') || pair === '\\(' || pair === '\\['
  if (!opens || isEscaped(text, at) || isInsideAddress(text, at)) return null
  if (pair === '$$') return delimited(text, at, '$$', true)
  if (pair === '\\[') return delimited(text, at, '\\]', true)
  if (pair === '\\(') return delimited(text, at, '\\)', false)
  return singleDollar(text, at)
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}

/** All formulas of a text, in order, with the index where each opens. */
export function findMaths(text: string): (MathsMatch & { start: number })[] {
  const found: (MathsMatch & { start: number })[] = []
  const opener = /\$\$?|\\[([]/g
  for (let next = opener.exec(text); next; next = opener.exec(text)) {
    const match = mathsAt(text, next.index)
    if (match) {
      found.push({ ...match, start: next.index })
      opener.lastIndex = match.end
    }
  }
  return found
}
