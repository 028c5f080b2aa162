import { useEffect, type RefObject } from 'react'
import { typesetAnew } from '../math/typeset-anew'

/** Typesets the MathML formulas of a server-rendered text with KaTeX. */
export function useTypesetting(root: RefObject<Element | null>): void {
  // The formulas are part of HTML that React does not manage.
  useEffect(() => {
    // Without KaTeX, the MathML formulas stay.
    if (root.current) typesetAnew(root.current).catch(() => {})
  }, [root])
}
