// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- compiling this from source needs the types of style imports; an ambient file has no import form
/// <reference path="../untyped-modules.d.ts" />
import type { TypesetMath } from '../render/engines'

/** Loads KaTeX, its styles and fonts, and its chemistry if a formula uses it. */
export async function loadMath(formulas: readonly string[]): Promise<TypesetMath> {
  const isChemistry = formulas.some((formula) => /\\(?:ce|pu)(?![a-z])/i.test(formula))
  const [{ mathToHtml }] = await Promise.all([
    import('./typeset-math'),
    import('katex/dist/katex.min.css'),
    isChemistry && import('katex/contrib/mhchem'),
  ])
  return mathToHtml
}
