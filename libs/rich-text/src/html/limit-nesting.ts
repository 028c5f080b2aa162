import { afterElement, markupAt } from './markup-at'

/** Maximum depth of elements. Browsers stop nesting at about 500. */
const deepest = 200

/** Elements that are empty, or that the parser closes before the next one of their kind. */
const flat =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[dhr]|tbody|thead|tfoot|colgroup|caption|option|optgroup|r[bpt])?$/

/** Elements whose content is not parsed. */
const raw = /^(?:script|style|textarea|title|iframe|xmp|noembed|noframes)$/

/**
 * Removes the tags of elements that are nested too deeply, and keeps their content. Sanitizing and serializing
 * deeper elements takes seconds or exceeds the stack.
 */
export function limitNesting(html: string): string {
  if (html.split('<', deepest + 2).length < deepest + 2) return html
  const open: string[] = []
  const removed = new Map<string, number>()
  let result = ''
  let kept = 0
  for (let at = html.indexOf('<'); at !== -1;) {
    const { end, name, isEndTag } = markupAt(html, at) ?? { end: at + 1, name: '', isEndTag: false }
    const isRaw = raw.test(name)
    if (!isRaw && !flat.test(name) && isTooDeep(name, isEndTag)) {
      result += html.slice(kept, at)
      kept = end
    }
    at = html.indexOf('<', isRaw && !isEndTag ? afterElement(html, name, end) : end)
  }
  return result + html.slice(kept)

  function isTooDeep(name: string, isEndTag: boolean): boolean {
    const deeper = removed.get(name) ?? 0
    if (isEndTag && deeper === 0) {
      const last = open.lastIndexOf(name)
      if (last !== -1) open.length = last
      return false
    }
    if (!isEndTag && open.length < deepest) {
      open.push(name)
      return false
    }
    removed.set(name, deeper + (isEndTag ? -1 : 1))
    return true
  }
}
