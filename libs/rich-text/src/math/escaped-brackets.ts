/** Characters of TeX. A backslash before other characters can be a Markdown escape. */
const texSign = /\\(?![*#.~`_-])|[\^{}=+<]|(?<!\\)_/
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const link = /\]\(|https?:\/\/|\bwww\./i
const footnote = /^\^[\p{L}\p{N}-]+$/u

/** Square brackets make a display formula, so a letter in the middle of a line is not one. */
const squareWords = /^(?:(?![()*|])[\p{Script=Latin}\p{M}\p{N}\p{P}\s\\])+$/u
/** Round brackets make an inline formula: `x`, `ab` and `ABC` are formulas. */
const roundWords =
  /^(?:\d+(?:[-–,.:\s]+\d+)*|(?=.*(?:\p{Ll}{4}|\p{L}{2}\s+\p{L}{2}))[\p{Script=Latin}\p{M}\d\p{P}\s]+)$/u

/** Maximum distance of two brackets in characters. */
const longest = 300
/** Maximum distance of other text on the line in characters. */
const reach = 100

/** True if the line has text besides `start` to `end`, or if both are in a link. */
function sharesLine(text: string, start: number, end: number): boolean {
  const [before = ''] = text
    .slice(Math.max(0, start - reach), start)
    .split('\n')
    .slice(-1)
  const [after = ''] = text.slice(end, end + reach).split('\n')
  return /[\p{L}\p{N}]|\]\(/u.test(before + after)
}

/**
 * True if `\[…\]` or `\(…\)` in Markdown are escaped brackets, as formatters and converters write them, and
 * not a formula: they contain only words, and the line or a link contains more. Chinese words are sufficient
 * alone.
 *
 * @param start index of the opening delimiter
 * @param end index of the closing delimiter
 */
export function areEscapedBrackets(text: string, start: number, end: number): boolean {
  const between = text.slice(start + 2, end - 2)
  if (between.length > longest || /^[^\S\n]*\n/.test(between)) return false
  if (link.test(between) || footnote.test(between)) return true
  if (texSign.test(between)) return false
  if (han.test(between)) return true
  const words = text[start + 1] === '[' ? squareWords : roundWords
  return words.test(between) && sharesLine(text, start, end)
}
