import { memo, useMemo, useRef, type ReactElement } from 'react'
import { trustedHtml } from '../html/trusted-html'
import { useScrollStops } from './use-scroll-stops'

/** Makes React elements of safe HTML. */
export type ToElements = (html: string) => ReactElement

interface PieceProps {
  html: string
  /** Nothing of the text follows. */
  isLast: boolean
  /** Makes React elements of the HTML. */
  toElements?: ToElements
}

function Html({ html, isLast, toElements }: PieceProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  useScrollStops(root)
  const content = useMemo(
    () =>
      toElements
        ? { children: toElements(html) }
        : { dangerouslySetInnerHTML: { __html: trustedHtml(html) } },
    [html, toElements],
  )
  return <div ref={root} className="rt-piece" data-last={isLast || undefined} {...content} />
}

/**
 * A part of a text, as finished, safe HTML. React writes the HTML anew whenever it is handed over in a
 * new object, and what a reader has opened, played or selected would be lost: hence one object for as
 * long as `html` is the same.
 */
export const Piece = memo(Html)
