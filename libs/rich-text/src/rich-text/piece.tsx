import { memo, useMemo, useRef, type ReactElement } from 'react'
import { useScrollStops } from './use-scroll-stops'

interface PieceProps {
  html: string
  /** Nothing of the text follows. */
  isLast: boolean
}

function Html({ html, isLast }: PieceProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  useScrollStops(root)
  const content = useMemo(() => ({ __html: html }), [html])
  return (
    <div
      ref={root}
      className="rt-piece"
      data-last={isLast || undefined}
      dangerouslySetInnerHTML={content}
    />
  )
}

/**
 * A part of a text, as finished, safe HTML. React writes the HTML anew whenever it is handed over in a
 * new object, and what a reader has opened, played or selected would be lost: hence one object for as
 * long as `html` is the same.
 */
export const Piece = memo(Html)
