import type { ReactElement, RefObject } from 'react'
import { localeOf } from '../locales/locale-of'
import type { RichTextOptions } from '../rich-text-options'
import { TextBehavior } from './text-behavior'
import { useScrollStops } from './use-scroll-stops'
import { useTypesetting } from './use-typesetting'

export interface AdoptedBehaviorProps {
  root: RefObject<HTMLElement | null>
  options: RichTextOptions
}

/** Hydrates a server-rendered text: links and copy buttons work, and KaTeX typesets its formulas. */
export function AdoptedBehavior({ root, options }: AdoptedBehaviorProps): ReactElement {
  useTypesetting(root)
  useScrollStops(root)
  return <TextBehavior root={root} locale={localeOf(options)} />
}
