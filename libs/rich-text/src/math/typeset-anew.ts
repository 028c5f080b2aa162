import { parseInertly } from '../html/trusted-html'
import { zhCn } from '../locales/zh-cn'
import { loadMath } from './load-math'

/** A formula as it was typed, from its MathML. */
function sourceOf(formula: Element): string | null {
  const tex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent
  if (tex === undefined) return null
  return formula.matches('.rt-math-display') ? `\\[${tex}\\]` : `\\(${tex}\\)`
}

/** Sets the formulas that stand in finished HTML as MathML alone once more, now with KaTeX's own type. */
export async function typesetAnew(root: ParentNode): Promise<void> {
  const formulas = [...root.querySelectorAll('.rt-math')]
  if (formulas.length === 0) return
  const setMath = await loadMath()
  for (const formula of formulas) {
    const source = sourceOf(formula)
    if (source === null) continue
    // It was set before: none of the texts is needed.
    const math = parseInertly(setMath(source, zhCn)).firstElementChild
    formula.replaceChildren(...(math?.childNodes ?? []))
  }
}
