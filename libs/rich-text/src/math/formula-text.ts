/** Readable text of a formula in MathML, or in a script of MathJax: its TeX or its words. */
export function formulaText(source: string): string {
  const tex = /<annotation[^>]*application\/x-tex[^>]*>([^]*?)<\/annotation>/i.exec(source)?.[1]
  return tex?.trim() ?? source.replace(/<annotation[^]*?<\/annotation[^>]*>|<[^>]*>/gi, '')
}
