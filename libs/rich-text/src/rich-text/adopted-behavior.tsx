import type { ReactElement } from 'react'
import { TextBehavior, type TextBehaviorProps } from './text-behavior'
import { useScrollStops } from './use-scroll-stops'
import { useTypesetting } from './use-typesetting'

/** Makes of a text that a server rendered what the component shows: it works, and KaTeX sets its formulas. */
export function AdoptedBehavior({ root }: TextBehaviorProps): ReactElement {
  useTypesetting(root)
  useScrollStops(root)
  return <TextBehavior root={root} />
}
