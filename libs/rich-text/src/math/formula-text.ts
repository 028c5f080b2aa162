import { attributeOf } from '../html/tokens-of'

/** MathML of an image of WIRIS, which writes other characters for those that end an attribute. */
export function wirisMarkup(value: string): string {
  return value.replace(/[«»¨§]/g, (one) => '<>"&'['«»¨§'.indexOf(one)] ?? one)
}

/** Readable text of a formula in MathML, of an image of WIRIS, or in a script of MathJax: its TeX or its words. */
export function formulaText(source: string): string {
  const wiris = attributeOf(source, 'data-mathml')
  if (wiris) return formulaText(wirisMarkup(wiris))
  const tex = /<annotation[^>]*application\/x-tex[^>]*>([^]*?)<\/annotation>/i.exec(source)?.[1]
  return tex?.trim() ?? source.replace(/<annotation[^]*?<\/annotation[^>]*>|<[^>]*>/gi, '')
}
