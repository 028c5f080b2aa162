/** Joins two names and does not end a formula: `'` may be a prime, `\,` is a space and `^+` a charge. */
const joint =
  /(?:(?<![\\^_])(?:[\p{Ps}\p{Pi}、，；：。！？…”’）》】」』,;:.=/&<>"+*-]|[和与或及跟同到至])|(?<![\w})'])')$/u
const nameBegins = /^[\p{Script=Latin}_({.]/u

const han = /\p{Script=Han}/u
const texSign = /[\\^{}=+<]/
const chinesePunctuation = /[、，；：。！？“”‘’（）《》【】「」『』￥]/

/** `$user改为$name`: words end before the second dollar, which `$S_圆$` does not have. */
function endsInWords(tex: string): boolean {
  return /(?<![\^_])\p{Script=Han}$/u.test(tex) && !texSign.test(tex)
}

/** `美元符号$，再一个$`: a sentence, where `$(1，2)$` is a formula. */
function isSentence(tex: string): boolean {
  const isWords = han.test(tex) || !/[\p{L}\p{N}]/u.test(tex)
  return isWords && chinesePunctuation.test(tex) && !texSign.test(tex) && !tex.includes('_')
}

/**
 * True if two dollars are text and not delimiters: each begins a name, as in `$name、$age`, or is the sign
 * itself.
 *
 * @param tex text between them
 * @param next text after the second one
 */
export function areDollarWords(tex: string, next: string): boolean {
  const isTemplate = tex.startsWith('{') && next.startsWith('{')
  const isName = nameBegins.test(next) && (joint.test(tex) || endsInWords(tex))
  return isTemplate || isName || isSentence(tex)
}
