/** Signs of TeX. A backslash before other signs may be an escape of Markdown. */
const texSign = /\\(?![*#.~`_-])|[\^{}=+<]|(?<!\\)_/
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const link = /\]\(|https?:\/\/|\bwww\./i
const footnote = /^\^[\p{L}\p{N}-]+$/u

/** Square brackets set a formula on a line of its own, which a letter in the middle of a line is not. */
const squareWords = /^(?:(?![()*|])[\p{Script=Latin}\p{M}\p{N}\p{P}\s\\])+$/u
/** Round ones set it within the line: there `x`, `ab` and `ABC` are formulas. */
const roundWords =
  /^(?:\d+(?:[-–,.:\s]+\d+)*|(?=.*(?:\p{Ll}{4}|\p{L}{2}\s+\p{L}{2}))[\p{Script=Latin}\p{M}\d\p{P}\s]+)$/u

/** Most characters that are looked at between two brackets. */
const longest = 300
/** How far other words on the line are looked for, in characters. */
const reach = 100

/** Whether the line holds words besides those from `start` to `end`, or the two are in a link. */
function sharesLine(text: string, start: number, end: number): boolean {
  const [before = ''] = text
    .slice(Math.max(0, start - reach), start)
    .split('\n')
    .slice(-1)
  const [after = ''] = text.slice(end, end + reach).split('\n')
  return /[\p{L}\p{N}]|\]\(/u.test(before + after)
}

/**
 * Whether `\[…\]` or `\(…\)` in Markdown are brackets that are escaped, as formatters and converters
 * write them, and no formula: between them are only words, and the line or a link holds more. Chinese
 * words need no more.
 *
 * @param start where the opening delimiter begins
 * @param end where the closing one ends
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
