import { useEffect, type RefObject } from 'react'
import { typesetMathml } from '../math/typeset-mathml'

/** Typesets the MathML formulas of a server-rendered text with KaTeX. */
export function useTypesetting(root: RefObject<Element | null>): void {
  // The formulas are part of HTML that React does not manage.
  useEffect(() => {
    // Without KaTeX, the MathML formulas stay.
    if (root.current) typesetMathml(root.current).catch(() => {})
  }, [root])
}
