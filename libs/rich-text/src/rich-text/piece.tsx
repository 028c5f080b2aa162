import { memo, useMemo, useRef, type ReactElement } from 'react'
import { trustedHtml } from '../html/trusted-html'
import { useScrollStops } from './use-scroll-stops'

/** Converts safe HTML to React elements. */
export type ToElements = (html: string) => ReactElement

interface PieceProps {
  html: string
  /** The last piece of the text. */
  isLast: boolean
  /** Converts the HTML to React elements. */
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
 * Renders finished, safe HTML. React writes the HTML again for every new `__html` object, which would lose
 * what the reader has opened, played or selected. The object is therefore memoized by `html`.
 */
export const Piece = memo(Html)
