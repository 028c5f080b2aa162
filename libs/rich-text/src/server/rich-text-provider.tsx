import { useMemo, type ReactElement, type ReactNode } from 'react'
import { Piece } from '../rich-text/piece'
import { ProseRoot } from '../rich-text/prose-root'
import { ServeText } from '../rich-text/serve-text'
import type { RichTextOptions } from '../rich-text-options'
import type { RichTextRenderer } from './create-rich-text-renderer'

export interface RichTextProviderProps {
  renderer: Pick<RichTextRenderer, 'render'>
  /** Origin of the site where a text names none; a browser knows it from its page. */
  siteOrigin?: string
  children: ReactNode
}

/**
 * Has each `RichText` below it rendered in full on the server, by one of React's functions that wait:
 * `prerender` of `react-dom/static`, or `renderToPipeableStream`. The browser needs no provider: the
 * component takes over what came.
 */
export function RichTextProvider({
  renderer,
  siteOrigin,
  children,
}: RichTextProviderProps): ReactElement {
  const serve = useMemo(
    () => async (source: string, options: RichTextOptions) => {
      const html = await renderer.render(source, { siteOrigin, ...options })
      return (
        html !== null && (
          <ProseRoot>
            <Piece html={html} isLast />
          </ProseRoot>
        )
      )
    },
    [renderer, siteOrigin],
  )
  return <ServeText value={serve}>{children}</ServeText>
}
