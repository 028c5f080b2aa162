import { parseInertly } from '../html/trusted-html'
import { zhCn } from '../locales/zh-cn'
import { loadMath } from './load-math'

/** TeX source of a formula, from its MathML; `''` if there is none. */
function sourceOf(formula: Element): string {
  const tex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent
  if (tex === undefined) return ''
  return formula.matches('.rt-math-display') ? `\\[${tex}\\]` : `\\(${tex}\\)`
}

/** Typesets MathML-only formulas in finished HTML with KaTeX. */
export async function typesetMathml(root: ParentNode): Promise<void> {
  const formulas = [...root.querySelectorAll('.rt-math')]
  if (formulas.length === 0) return
  const sources = formulas.map(sourceOf)
  const typesetMath = await loadMath(sources)
  for (const [index, formula] of formulas.entries()) {
    const source = sources[index]
    if (!source) continue
    // Already typeset, so the texts are not needed.
    const math = parseInertly(typesetMath(source, zhCn)).firstElementChild
    formula.replaceChildren(...(math?.childNodes ?? []))
  }
}
