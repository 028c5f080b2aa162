import type { TransformContext } from '../transforms/transform'
import { replaceBySlot } from '../slots/replace-by-slot'

/**
 * Replaces the formulas of Quill and wangEditor by slots. Their source is in `data-value`, and their content is
 * empty or typeset for the styles of the editor.
 */
export function markEditorFormulas(root: ParentNode, { slots }: TransformContext): void {
  const formulas = root.querySelectorAll(
    '.ql-formula[data-value], [data-w-e-type="formula"][data-value]',
  )
  for (const formula of formulas) {
    const tex = formula.getAttribute('data-value')?.trim()
    if (tex) replaceBySlot(formula, { kind: 'math', raw: `\\(${tex}\\)` }, slots)
  }
}
