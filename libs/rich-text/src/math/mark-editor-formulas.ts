import { type Slot, slotAttribute } from '../slots'

export const formulaAttributes: readonly string[] = ['data-value', 'data-w-e-type']

/**
 * Replaces the formulas of Quill and wangEditor by slots. Their source is in `data-value`, and their content is
 * empty or typeset for the styles of the editor.
 */
export function markEditorFormulas(fragment: DocumentFragment, slots: Slot[]): void {
  const formulas = fragment.querySelectorAll(
    '.ql-formula[data-value], [data-w-e-type="formula"][data-value]',
  )
  for (const formula of formulas) {
    const tex = formula.getAttribute('data-value')?.trim()
    if (!tex) continue
    const place = formula.ownerDocument.createElement('span')
    place.setAttribute(slotAttribute, String(slots.length))
    slots.push({ kind: 'math', raw: `\\(${tex}\\)` })
    formula.replaceWith(place)
  }
}
