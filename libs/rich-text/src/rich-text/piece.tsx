import { memo, useRef, type ReactElement } from 'react'
import { useScrollStops } from './use-scroll-stops'

function Html({ html }: { html: string }): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  useScrollStops(root)
  return <div ref={root} className="rt-piece" dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * A part of a text, as finished, safe HTML. Kept as it is while `html` is the same: React writes the
 * HTML anew whenever it renders this, and what a reader has opened, played or selected would be lost.
 */
export const Piece = memo(Html)
