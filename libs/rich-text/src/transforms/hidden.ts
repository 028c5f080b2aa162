import { attributeOf } from '../html/tokens-of'

const style =
  /(?:^|[;"'\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(?:\.0*)?(?:px|pt|em|rem|%)?\s*(?:[;"'!]|$))/i

/** True if a style hides its element. */
export const hidesByStyle = (value: string): boolean => style.test(value)

const copy = /(?:^|\s)(?:katex-html|pre-numbering|gutter|lineno)(?:\s|$)/
const copyOfScript = /\bMathJax/

/**
 * True for a start tag whose element is not shown: hidden by its style, the number of a line, or a copy of a
 * formula, which can be in a script. WeChat shows its article (`js_content`) by a script.
 */
export function isHiddenTag(tag: string, hasScripts: boolean): boolean {
  const names = attributeOf(tag, 'class')
  return (
    attributeOf(tag, 'id') !== 'js_content' &&
    (/^<[^\s>]+\s(?:[^>]*\s)?hidden[\s=/>]/i.test(tag) ||
      copy.test(names) ||
      (hasScripts && copyOfScript.test(names)) ||
      hidesByStyle(attributeOf(tag, 'style')))
  )
}
