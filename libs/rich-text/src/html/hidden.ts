const style =
  /(?:^|[;"'\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(?:\.0*)?(?:px|pt|em|rem|%)?\s*(?:[;"'!]|$))/i

/** True if a style hides its element. */
export const hidesByStyle = (value: string): boolean => style.test(value)

/** True for a start tag whose element is not shown. WeChat shows its article (`js_content`) by a script. */
export function isHiddenTag(tag: string): boolean {
  if (/\sid\s*=\s*["']?js_content\b/i.test(tag)) return false
  const styles = /\sstyle\s*=\s*("[^"]*"|'[^']*')/i.exec(tag)?.[1]
  return (
    /^<[^\s>]+\s(?:[^>]*\s)?hidden(?:[\s=/>])/i.test(tag) ||
    /\sclass\s*=\s*["']?[^"'>]*\bkatex-html\b/.test(tag) ||
    (styles !== undefined && hidesByStyle(styles))
  )
}
