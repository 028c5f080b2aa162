import { useEffect, type RefObject } from 'react'
import { typesetAnew } from '../math/typeset-anew'

/** Has KaTeX set the formulas of a text that came as MathML. */
export function useTypesetting(root: RefObject<Element | null>): void {
  // The formulas are part of HTML that React does not know.
  useEffect(() => {
    // Without KaTeX the browser's own formulas stay.
    if (root.current) typesetAnew(root.current).catch(() => {})
  }, [root])
}
